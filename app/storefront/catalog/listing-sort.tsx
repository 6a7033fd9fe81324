import { Form, useSubmit } from "@remix-run/react";
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

/** Selects the order of a list. Applies on change; without JavaScript by its button. */
export function ListingSort({ view: { path, address, sorts } }: { view: ListingView }) {
  const submit = useSubmit();
  return (
    <Form action={path} preventScrollReset className="flex items-center gap-2">
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
        key={address.sort}
        id="listing-sort"
        name="sort"
        defaultValue={address.sort ?? ""}
        onChange={({ currentTarget }) => submit(currentTarget.form, { preventScrollReset: true })}
        className={selectClasses}
      >
        <option value="">{address.words ? "Best match" : "Featured"}</option>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_TITLES[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={buttonClasses("quiet")}>
          Sort
        </button>
      </noscript>
    </Form>
  );
}
