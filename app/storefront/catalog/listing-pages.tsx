import { buttonClasses } from "../ui/button";
import { PlainLinks } from "../ui/plain-links";
import { listingSearch, withPage } from "./listing-address";
import type { ListingView } from "./listing-view";

/** Number of linked pages on either side of the current one; the first and the last are always linked. */
const NEIGHBORS = 1;

/** Links to the other pages of a list. */
export function ListingPages({ view }: { view: ListingView }) {
  if (view.pages < 2) return null;
  const { page } = view.address;
  const pathOf = (number: number) => `${view.path}${listingSearch(withPage(view.address, number))}`;
  return (
    <PlainLinks>
      <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-center gap-2">
        {page > 1 && (
          <a rel="prev" href={pathOf(page - 1)} className={buttonClasses("quiet")}>
            Previous
          </a>
        )}
        <ul className="hidden items-center gap-1 sm:flex">
          {linkedPages(page, view.pages).map((number, index, numbers) => (
            <li key={number} className="flex items-center gap-1">
              {index > 0 && number > numbers[index - 1] + 1 && <span aria-hidden="true">…</span>}
              <a
                href={pathOf(number)}
                aria-current={number === page ? "page" : undefined}
                aria-label={`Page ${number}`}
                className="inline-flex h-12 min-w-[48px] items-center justify-center rounded-full font-semibold hover:bg-accent-tint aria-[current=page]:bg-accent-fill aria-[current=page]:text-on-accent"
              >
                {number}
              </a>
            </li>
          ))}
        </ul>
        {page < view.pages && (
          <a rel="next" href={pathOf(page + 1)} className={buttonClasses("quiet")}>
            Next
          </a>
        )}
      </nav>
    </PlainLinks>
  );
}

/** @returns the pages to link to, in order: the first, the last, the current one and its neighbors */
export function linkedPages(page: number, pages: number): number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= NEIGHBORS,
  );
}
