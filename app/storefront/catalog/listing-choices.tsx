import { CloseIcon } from "../ui/icons";
import { listingSearch, withoutFilters, withToggled } from "./listing-address";
import type { ListingView } from "./listing-view";

const chip =
  "inline-flex min-h-[44px] items-center gap-2 rounded-full border border-accent bg-accent-tint px-4 text-sm font-semibold hover:border-accent-strong hover:text-accent-strong";

/** Lists the selected filter values, each a link that removes it. */
export function ListingChoices({ view }: { view: ListingView }) {
  if (view.chosen.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mb-4 flex flex-wrap items-center gap-2">
      {view.chosen.map(({ name, value, label }) => (
        <li key={`${name} ${value}`}>
          <a
            href={`${view.path}${listingSearch(withToggled(view.address, name, value))}`}
            rel="nofollow"
            className={chip}
          >
            <span className="sr-only">Remove filter: </span>
            {label}
            <CloseIcon className="pointer-events-none h-4 w-4" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={`${view.path}${listingSearch(withoutFilters(view.address))}`}
          className="inline-flex min-h-[44px] items-center px-2 text-sm font-semibold text-accent-strong underline underline-offset-4"
        >
          Clear all
        </a>
      </li>
    </ul>
  );
}
