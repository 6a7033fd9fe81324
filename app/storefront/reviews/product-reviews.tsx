import { useSearchParams } from "@remix-run/react";
import { ButtonLink } from "../ui/button";
import { PageLinks } from "../ui/page-links";
import { ProductTalk } from "./product-talk";
import { Rating } from "./rating";
import { ReviewList } from "./review-list";
import type { ReviewListView } from "./review-view";
import { StarDistribution } from "./star-distribution";

interface ProductReviewsProps {
  sku: string;
  view: ReviewListView;
  /** Path of the reviews alone, where the page has more than them. */
  allPath?: string;
}

/** The reviews of a product: a summary, then the list. */
export function ProductReviews({ sku, view, allPath }: ProductReviewsProps) {
  const [search] = useSearchParams();
  const write = `/write-a-review?${new URLSearchParams({ sku })}`;
  if (view.count === 0) {
    return (
      <p id="reviews" className="mt-12 border-t border-line pt-6 lg:mt-16">
        No reviews yet.{" "}
        <ButtonLink to={write} variant="plain">
          Be the first to review
        </ButtonLink>
      </p>
    );
  }
  return (
    <ProductTalk
      id="reviews"
      heading="Reviews"
      aside={
        <>
          <Rating average={view.average} count={view.count} />
          <div className="my-4">
            <StarDistribution distribution={view.distribution} />
          </div>
          <ButtonLink to={write} variant="quiet">
            Write a review
          </ButtonLink>
          {allPath && view.pages > 1 && (
            <ButtonLink to={allPath} variant="plain" className="-ml-2">
              See all {view.count} reviews
            </ButtonLink>
          )}
        </>
      }
    >
      <ReviewList reviews={view.reviews} />
      <PageLinks
        label="Pages of reviews"
        page={view.page}
        pages={view.pages}
        pathOf={(page) => pathOfPage(search, page)}
      />
    </ProductTalk>
  );
}

/** Returns the same product with the same choices, at another page of reviews. */
function pathOfPage(search: URLSearchParams, page: number): string {
  const changed = new URLSearchParams(search);
  changed.set("reviews", String(page));
  return `?${changed}#reviews`;
}
