import { Form, useSubmit } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { buttonClasses } from "../ui/button";
import { FILTERS, type SortName } from "./listing-address";
import type { ListingView } from "./listing-view";

const SORT_TITLES: Record<SortName, string> = {
  name: "Name: A to Z",
  price: "Price: low to high",
  "price-desc": "Price: high to low",
  newest: "Newest first",
};

const selectClasses =
  "min-h-[48px] rounded-field border border-field-line bg-card px-3 py-1 text-base text-ink";

/**
 * Selects the order of a list. A choice by pointer applies at once; one by arrow keys, which pass every order on their
 * way, by Enter or the button. Without JavaScript the button applies it.
 */
export function ListingSort({ view: { path, address, sorts } }: { view: ListingView }) {
  const { select, isPending, handlers, onSubmit } = useSort(address.sort ?? "");
  return (
    <Form action={path} preventScrollReset onSubmit={onSubmit} className="flex items-center gap-2">
      {address.words && <input type="hidden" name="q" value={address.words} />}
      {FILTERS.filter((name) => address.filters[name].length > 0).map((name) => (
        <input key={name} type="hidden" name={name} value={address.filters[name].join(",")} />
      ))}
      <label
        htmlFor="listing-sort"
        className="sr-only whitespace-nowrap text-sm font-semibold sm:not-sr-only"
      >
        Sort by
      </label>
      <select
        ref={select}
        id="listing-sort"
        name="sort"
        defaultValue={address.sort ?? ""}
        {...handlers}
        className={selectClasses}
      >
        <option value="">{address.words ? "Best match" : "Featured"}</option>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_TITLES[sort]}
          </option>
        ))}
      </select>
      {isPending && <SortButton />}
      <noscript>
        <SortButton />
      </noscript>
    </Form>
  );
}

function SortButton() {
  return (
    <button type="submit" className={buttonClasses("quiet")}>
      Sort
    </button>
  );
}

/**
 * Handlers of the select, which stays the same element, so that it keeps the focus when the list has changed. An order
 * that the shopper moves to while a list loads stays selected when that list is there.
 * @param sort the order of the list that is shown
 */
function useSort(sort: string) {
  const submit = useSubmit();
  const select = useRef<HTMLSelectElement>(null);
  const isByArrows = useRef(false);
  const isUnsent = useRef(false);
  const listed = useRef(sort);
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    // At first, the select may already have an order that was chosen before the scripts came.
    if (listed.current === sort) return;
    listed.current = sort;
    if (select.current && !isUnsent.current) select.current.value = sort;
    isUnsent.current = select.current?.value !== sort;
    setPending(isUnsent.current);
  }, [sort]);
  const apply = () => {
    isUnsent.current = false;
    if (select.current?.value !== sort) submit(select.current?.form ?? null, { preventScrollReset: true });
  };
  const handlers = {
    onPointerDown: () => {
      isByArrows.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      isByArrows.current = event.key !== "Enter";
      if (event.key !== "Enter" || !isPending) return;
      event.preventDefault();
      apply();
    },
    onChange: () => {
      isUnsent.current = isByArrows.current && select.current?.value !== sort;
      if (isByArrows.current) setPending(select.current?.value !== sort);
      else apply();
    },
  };
  const onSubmit = () => {
    isUnsent.current = false;
    select.current?.focus();
  };
  return { select, isPending, handlers, onSubmit };
}
