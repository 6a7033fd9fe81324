import { useSearchParams } from "@remix-run/react";
import { ButtonLink } from "../ui/button";
import { PageLinks } from "./page-links";
import { Rating } from "./rating";
import { ReviewList } from "./review-list";
import type { ReviewListView } from "./review-view";
import { StarDistribution } from "./star-distribution";

interface ProductReviewsProps {
  sku: string;
  view: ReviewListView;
}

/** What buyers say of a product: all of them together, then one by one. */
export function ProductReviews({ sku, view }: ProductReviewsProps) {
  const [search] = useSearchParams();
  const write = `/write-a-review?${new URLSearchParams({ sku })}`;
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-heading"
      className="mt-12 border-t border-line pt-8 lg:mt-16"
    >
      <h2 id="reviews-heading" className="font-heading text-2xl font-semibold">
        Reviews
      </h2>
      {view.count === 0 ? (
        <FirstReview path={write} />
      ) : (
        <div className="mt-5 grid gap-8 lg:grid-cols-[320px_1fr] lg:gap-16">
          <div>
            <Rating average={view.average} count={view.count} />
            <div className="my-4">
              <StarDistribution distribution={view.distribution} />
            </div>
            <ButtonLink to={write} variant="quiet">
              Write a review
            </ButtonLink>
          </div>
          <div>
            <ReviewList reviews={view.reviews} />
            <PageLinks
              label="Pages of reviews"
              page={view.page}
              pages={view.pages}
              pathOf={(page) => pathOfPage(search, page)}
            />
          </div>
        </div>
      )}
    </section>
  );
}

function FirstReview({ path }: { path: string }) {
  return (
    <div className="mt-4">
      <p className="max-w-measure text-soft-ink">
        Nobody has written about this gift yet. If you have it at home, tell others what it is like.
      </p>
      <ButtonLink to={path} variant="quiet" className="mt-4">
        Be the first to review
      </ButtonLink>
    </div>
  );
}

/** The same product with the same choices, at other reviews. */
function pathOfPage(search: URLSearchParams, page: number): string {
  const changed = new URLSearchParams(search);
  changed.set("reviews", String(page));
  return `?${changed}#reviews`;
}
