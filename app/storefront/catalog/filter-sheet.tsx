import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../ui/button";
import { dynamicStyle } from "../ui/dynamic-style";
import { CloseIcon } from "../ui/icons";
import { LiveRegion, Status } from "../ui/live-region";
import { useOpenWhileRendered } from "../ui/modal";
import { type ListingAddress, listingSearch, withoutFilters, withToggled } from "./listing-address";
import { countsAddress, type ListingCounts, mergeFacets } from "./listing-counts";
import type { FacetOptionView, FacetView, ListingView } from "./listing-view";

export interface FilterSheetProps {
  view: ListingView;
  /** Called once it has closed, for any reason. */
  onClose: () => void;
}

/**
 * All filters of a list in a sheet on a small screen. Choices only count until the shopper shows the results; closing it
 * otherwise leaves the list unchanged.
 */
export function FilterSheet({ view, onClose }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [address, setAddress] = useState(view.address);
  const { total, facets } = useCounts(view, address);
  const close = useOpenWhileRendered(dialog, onClose);
  const show = () => {
    close();
    navigate(`${view.path}${listingSearch(address)}`, { preventScrollReset: true });
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="filter-sheet-title"
      className="modal m-0 mt-auto w-full max-w-none rounded-b-none"
    >
      <div className="flex max-h-[calc(100dvh-2rem)] flex-col">
        <div className="flex items-center justify-between border-b border-line py-2 pl-4 pr-2">
          <h2 id="filter-sheet-title" className="font-heading text-xl font-semibold">
            Filters
          </h2>
          <button
            type="button"
            onClick={close}
            className="flex h-12 w-12 items-center justify-center rounded-full hover:bg-accent-tint"
          >
            <CloseIcon />
            <span className="sr-only">Close</span>
          </button>
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4">
          {facets.map((facet) => (
            <Facet
              key={facet.name}
              facet={facet}
              chosen={address.filters[facet.name]}
              onToggle={(value) => setAddress(withToggled(address, facet.name, value))}
            />
          ))}
        </div>
        <div className="flex gap-2 border-t border-line p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
          <Button type="button" variant="quiet" onClick={() => setAddress(withoutFilters(address))}>
            Clear all
          </Button>
          <Button type="button" className="grow" disabled={total === 0} onClick={show}>
            {buttonText(total)}
          </Button>
          <Status className="sr-only">{total !== null && resultsText(total)}</Status>
          <LiveRegion />
        </div>
      </div>
    </dialog>
  );
}

/** Milliseconds after the last choice before it is counted. */
const PAUSE = 150;

/**
 * Counts the products of a choice. A newer choice cancels the request of an older one; the total is null where it is not
 * known.
 */
function useCounts(view: ListingView, address: ListingAddress) {
  const [facets, setFacets] = useState(view.facets);
  const [counted, setCounted] = useState<{ address: string; total: number } | null>(null);
  const wanted = countsAddress(view.path, address);
  const isAsListed = wanted === countsAddress(view.path, view.address);
  useEffect(() => {
    const cancellation = new AbortController();
    const timer = setTimeout(async () => {
      const counts = await fetchCounts(wanted, cancellation.signal);
      if (!counts || cancellation.signal.aborted) return;
      setFacets((shown) => mergeFacets(shown, counts.facets));
      setCounted({ address: wanted, total: counts.total });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      cancellation.abort();
    };
  }, [wanted]);
  if (counted?.address === wanted) return { facets, total: counted.total };
  return { facets, total: isAsListed ? view.total : null };
}

/** Null when there is no response: the results can be shown all the same. */
async function fetchCounts(address: string, signal: AbortSignal): Promise<ListingCounts | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

function buttonText(total: number | null): string {
  return total === null ? "Show results" : `Show ${resultsText(total)}`;
}

function resultsText(total: number): string {
  return total === 1 ? "1 result" : `${total} results`;
}

interface FacetProps {
  facet: FacetView;
  chosen: string[];
  onToggle: (value: string) => void;
}

function Facet({ facet: { name, label, options }, chosen, onToggle }: FacetProps) {
  return (
    <fieldset className="border-b border-line py-3 last:border-0">
      <legend className="float-left mb-1 w-full font-semibold">{label}</legend>
      <ul className="clear-both">
        {options.map((option) => (
          <li key={option.value}>
            <Choice
              name={`sheet-${name}`}
              option={option}
              isChosen={chosen.includes(option.value)}
              onToggle={() => onToggle(option.value)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  option: FacetOptionView;
  isChosen: boolean;
  onToggle: () => void;
}

function Choice({ name, option: { label, count, swatch }, isChosen, onToggle }: ChoiceProps) {
  const isPointless = count === 0 && !isChosen;
  return (
    <label className={`flex min-h-[48px] items-center gap-3 ${isPointless ? "text-soft-ink" : ""}`}>
      <input
        type="checkbox"
        name={name}
        checked={isChosen}
        disabled={isPointless}
        onChange={onToggle}
        className="h-5 w-5 shrink-0 accent-accent"
      />
      {swatch && (
        <span
          className="h-4 w-4 shrink-0 rounded-full border border-ink/20"
          {...dynamicStyle({ "background-color": swatch })}
        />
      )}
      <span className="min-w-0 grow">{label}</span>
      <span className="text-sm text-soft-ink">
        {count}
        <span className="sr-only">{count === 1 ? " product" : " products"}</span>
      </span>
    </label>
  );
}
