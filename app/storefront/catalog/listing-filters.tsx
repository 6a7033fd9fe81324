import { type ComponentType, useEffect, useRef, useState } from "react";
import { dynamicStyle } from "../ui/dynamic-style";
import { ChevronIcon } from "../ui/icons";
import type { FilterSheetProps } from "./filter-sheet";
import { listingSearch, withToggled } from "./listing-address";
import type { FacetOptionView, FacetView, ListingView } from "./listing-view";

/** Number of values of a filter shown initially; the others are collapsed. */
const SHOWN_AT_ONCE = 8;

/**
 * The filters of a list; each value is a link that selects or removes it. Beside the list on a wide screen; on a small
 * one in a sheet, or collapsed above the list without JavaScript.
 */
export function ListingFilters({ view }: { view: ListingView }) {
  const { details, Sheet, close } = useSheet();
  if (view.facets.length === 0) return <div />;
  return (
    <div>
      <details ref={details} className="peer group mb-4 lg:hidden">
        <summary className="flex min-h-[48px] cursor-pointer items-center justify-between rounded-full border border-field-line bg-card px-5 font-semibold">
          <span>
            Filters
            {view.chosen.length > 0 && <span className="font-normal"> ({view.chosen.length})</span>}
          </span>
          <ChevronIcon className="h-5 w-5 group-open:rotate-180" />
        </summary>
      </details>
      <nav
        aria-label="Filters"
        className="mb-6 hidden rounded-card border border-line bg-card p-4 peer-open:block lg:block lg:border-0 lg:bg-transparent lg:p-0"
      >
        {view.facets.map((facet) => (
          <Facet key={facet.name} facet={facet} view={view} />
        ))}
      </nav>
      {Sheet && <Sheet view={view} onClose={close} />}
    </div>
  );
}

/**
 * The sheet with all filters, which is fetched when it is first opened; where it cannot be fetched, the filters open in
 * their place as they do without JavaScript.
 */
function useSheet() {
  const details = useRef<HTMLDetailsElement>(null);
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps> | null>(null);
  useEffect(() => {
    const closed = details.current;
    const openSheet = async (event: MouseEvent) => {
      if (!closed || closed.open) return;
      event.preventDefault();
      try {
        const { FilterSheet } = await import("./filter-sheet");
        setSheet(() => FilterSheet);
      } catch {
        closed.open = true;
      }
    };
    closed?.addEventListener("click", openSheet);
    return () => closed?.removeEventListener("click", openSheet);
  }, []);
  return { details, Sheet, close: () => setSheet(null) };
}

function Facet({ facet, view }: { facet: FacetView; view: ListingView }) {
  const atOnce = facet.options.slice(0, SHOWN_AT_ONCE);
  const others = facet.options.slice(SHOWN_AT_ONCE);
  const chosen = view.address.filters[facet.name];
  return (
    <section
      className="border-b border-line py-4 first:pt-0 last:border-0 last:pb-0"
      aria-labelledby={`filter-${facet.name}`}
    >
      <h2 id={`filter-${facet.name}`} className="mb-1 font-semibold">
        {facet.label}
      </h2>
      <Values options={atOnce} facet={facet} view={view} />
      {others.length > 0 && (
        <details className="group" open={others.some(({ value }) => chosen.includes(value))}>
          <summary className="flex min-h-[44px] cursor-pointer items-center gap-1 text-sm font-semibold text-accent-strong">
            <span className="group-open:hidden">Show {others.length} more</span>
            <span className="hidden group-open:inline">Show fewer</span>
            <span className="sr-only"> in {facet.label}</span>
          </summary>
          <Values options={others} facet={facet} view={view} />
        </details>
      )}
    </section>
  );
}

interface ValuesProps {
  options: FacetOptionView[];
  facet: FacetView;
  view: ListingView;
}

function Values({ options, facet, view }: ValuesProps) {
  return (
    <ul>
      {options.map((option) => (
        <li key={option.value}>
          <a
            href={`${view.path}${listingSearch(withToggled(view.address, facet.name, option.value))}`}
            rel="nofollow"
            className="group/value flex min-h-[44px] items-center gap-3 hover:text-accent-strong lg:min-h-[36px]"
          >
            <Mark isChosen={view.address.filters[facet.name].includes(option.value)} />
            {option.swatch && (
              <span
                className="h-4 w-4 shrink-0 rounded-full border border-ink/20"
                {...dynamicStyle({ "background-color": option.swatch })}
              />
            )}
            <span className="min-w-0 grow">{option.label} </span>
            <span className="text-sm text-soft-ink">
              {option.count}
              <span className="sr-only">{option.count === 1 ? " product" : " products"}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Mark({ isChosen }: { isChosen: boolean }) {
  const colors = isChosen ? "border-accent bg-accent-fill text-on-accent" : "border-field-line bg-card";
  return (
    <span className={`flex h-5 w-5 shrink-0 items-center justify-center rounded border ${colors}`}>
      <svg
        viewBox="0 0 12 12"
        width="12"
        height="12"
        fill="none"
        aria-hidden="true"
        focusable="false"
        className={`pointer-events-none ${isChosen ? "" : "invisible"}`}
      >
        <path d="m2 6.5 2.5 2.5L10 3.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {isChosen && <span className="sr-only">Selected: </span>}
    </span>
  );
}
