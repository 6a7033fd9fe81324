import { useNavigation } from "@remix-run/react";
import { buttonClasses } from "../ui/button";
import { EverythingLink } from "../ui/everything-link";
import { LabeledRegion } from "../ui/labeled-region";
import { Status } from "../ui/live-region";
import { PlainLinks } from "../ui/plain-links";
import { useRestoredFocus } from "../ui/use-restored-focus";
import { LinksInPlace } from "./links-in-place";
import { hasFilters, listingSearch, withoutFilters } from "./listing-address";
import { ListingChoices } from "./listing-choices";
import { ListingFilters } from "./listing-filters";
import { ListingPages } from "./listing-pages";
import { ListingSort } from "./listing-sort";
import type { ListingView } from "./listing-view";
import { ProductCard, type ProductCardView } from "./product-card";

/** Number of cards on the first two screens of a phone. */
const FIRST_SCREENS = 6;
const LATE = "laid-out-late [--usual-height:330px]";

/** A list of products with its filters, sort order and pages; the URL holds the whole state. */
export function Listing({ view }: { view: ListingView }) {
  useRestoredFocus();
  if (view.total === 0 && !hasFilters(view.address)) return <NothingYet />;
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
      <LinksInPlace>
        <ListingFilters view={view} />
      </LinksInPlace>
      <LabeledRegion aria-labelledby="listing-count">
        <div className="mb-4 flex items-center justify-between gap-x-4">
          <Status id="listing-count" className="font-semibold">
            {view.total === 1 ? "1 product" : `${view.total} products`}
            {view.pages > 1 && (
              <span className="sr-only font-normal text-soft-ink sm:not-sr-only">
                , page {view.address.page} of {view.pages}
              </span>
            )}
          </Status>
          {view.total > 1 && <ListingSort view={view} />}
        </div>
        <LinksInPlace>
          <ListingChoices view={view} />
        </LinksInPlace>
        {view.total === 0 ? <NothingFits view={view} /> : <Cards view={view} />}
        <ListingPages view={view} />
      </LabeledRegion>
    </div>
  );
}

/** The cards, or their placeholders while another page or filter of the list is loading. */
function Cards({ view }: { view: ListingView }) {
  const isLoading = useNavigation().location?.pathname === view.path;
  return <ListingCards cards={view.cards} total={view.total} isLoading={isLoading} />;
}

interface ListingCardsProps {
  cards: ProductCardView[];
  /** Number of products on all pages: one or two have wide cards. */
  total: number;
  isLoading: boolean;
}

export function ListingCards({ cards, total, isLoading }: ListingCardsProps) {
  const gridSize = total > 2 ? "cc_col_4" : "cc_col_2";
  return (
    <PlainLinks>
      <ul aria-busy={isLoading} className={`grid gap-3 sm:gap-5 xl:gap-6 ${columns[gridSize]}`}>
        {cards.map((card, index) => (
          <li key={card.path} className={`grid ${index < FIRST_SCREENS ? "" : LATE}`}>
            <ProductCard card={card} headtag={2} gridSize={gridSize} loading={isLoading} />
          </li>
        ))}
      </ul>
    </PlainLinks>
  );
}

const columns = {
  cc_col_4: "grid-cols-2 md:grid-cols-3",
  cc_col_2: "grid-cols-2 md:grid-cols-1 lg:grid-cols-2",
};

function NothingFits({ view }: { view: ListingView }) {
  return (
    <PlainLinks>
      <p className="mb-4 max-w-measure">
        Nothing matches all of these filters. Remove one above, or clear them all.
      </p>
      <a
        href={`${view.path}${listingSearch(withoutFilters(view.address))}`}
        className={buttonClasses("quiet")}
      >
        Clear all filters
      </a>
    </PlainLinks>
  );
}

function NothingYet() {
  return (
    <PlainLinks>
      <p className="mb-4 max-w-measure">There's nothing here right now.</p>
      <EverythingLink />
    </PlainLinks>
  );
}
