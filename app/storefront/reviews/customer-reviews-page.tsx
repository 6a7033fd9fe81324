import { thisBrand } from "~/brand/this-brand";
import { Breadcrumbs, type Trail } from "../ui/breadcrumbs";
import { ButtonLink } from "../ui/button";
import { EverythingLink } from "../ui/everything-link";
import { Container, PageHeading } from "../ui/page";
import { PageLinks } from "../ui/page-links";
import { customerReviewsPath } from "./customer-reviews-path";
import { Rating } from "./rating";
import type { CustomerReviewsView } from "./read-customer-reviews.server";
import { ReviewList } from "./review-list";
import { StarDistribution } from "./star-distribution";

const LEAD =
  "We read every review before we post it, and we keep the critical ones. Reviews from confirmed orders are marked.";

export const REVIEWS_TRAIL: Trail = { steps: [], here: "Customer reviews" };

/** All reviews of the shop and its products. */
export function CustomerReviewsPage({ view }: { view: CustomerReviewsView }) {
  return (
    <Container className="pb-10 pt-5 lg:pb-16">
      <Breadcrumbs {...REVIEWS_TRAIL} />
      <PageHeading lead={view.list.count > 0 && LEAD}>Customer reviews</PageHeading>
      {view.list.count === 0 ? <NoReviewsYet /> : <Reviews view={view} />}
    </Container>
  );
}

function Reviews({ view: { list, stars } }: { view: CustomerReviewsView }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[320px_1fr] lg:gap-16">
      <div>
        <Rating average={list.average} count={list.count} />
        <div className="my-4">
          <StarDistribution
            distribution={list.distribution}
            pathOf={(wanted) => customerReviewsPath({ stars: wanted })}
            chosen={stars}
          />
        </div>
        <ButtonLink to="/write-a-review">Write a review</ButtonLink>
      </div>
      <div>
        {stars !== null && (
          <p className="mb-5 flex flex-wrap items-center gap-x-2">
            Reviews with {stars === 1 ? "one star" : `${stars} stars`}.
            <ButtonLink to={customerReviewsPath({})} variant="plain">
              Show all {list.count}
            </ButtonLink>
          </p>
        )}
        {list.reviews.length === 0 ? (
          <p>No reviews with {stars === 1 ? "one star" : `${stars} stars`} yet.</p>
        ) : (
          <ReviewList reviews={list.reviews} headtag="h2" />
        )}
        <PageLinks
          label="Pages of reviews"
          page={list.page}
          pages={list.pages}
          pathOf={(page) => customerReviewsPath({ stars, page })}
        />
      </div>
    </div>
  );
}

function NoReviewsYet() {
  return (
    <div className="max-w-measure rounded-card border border-line bg-card p-6 md:p-8">
      <h2 className="font-heading text-xl font-semibold">No reviews yet</h2>
      <p className="mt-2">
        We're a young shop, and we'd rather show an empty page than make up a customer. If something we made{" "}
        {thisBrand().reviews.whenOwned}, tell others what it's like.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/write-a-review">Be the first to review</ButtonLink>
        <EverythingLink variant="quiet" />
      </div>
    </div>
  );
}
