import { useLocation } from "@remix-run/react";
import { productReviewPath } from "../reviews/product-review-path";
import { serverMarkup } from "../shell/server-markup";
import { PlainLinks } from "../ui/plain-links";
import * as rendered from "./product-markup.server";
import type { ProductView } from "./product-view";

/** Parts of a product page without state: their code is no part of the page's scripts. */

const Rating = serverMarkup(
  rendered.ProductRating,
  async () => (await import("../reviews/product-rating")).ProductRating,
);

const Assurances = serverMarkup(
  rendered.ProductAssurances,
  async () => (await import("./product-assurances")).ProductAssurances,
  <div className="mt-5 min-h-[92px]" />,
);

const Reviews = serverMarkup(
  rendered.ProductReviews,
  async () => (await import("../reviews/product-reviews")).ProductReviews,
  // Links to pages of the reviews lead here.
  <div id="reviews" className="mt-12 min-h-[50vh] lg:mt-16" />,
);

const Questions = serverMarkup(
  rendered.ProductQuestions,
  async () => (await import("../reviews/product-questions")).ProductQuestions,
);

/** The rating beside the product's name. */
export function ProductRating({ view: { sku, reviews } }: { view: ProductView }) {
  return <Rating key={`${sku} ${reviews.count}`} view={reviews} />;
}

/** The delivery date, and what is promised of the product. */
export function ProductAssurances({ view }: { view: ProductView }) {
  return <Assurances key={`${view.sku} ${view.arrival} ${view.purchase.kind}`} view={view} />;
}

/** Reviews and questions, with links that do not load the page. Those to pages of the reviews keep the address's choices. */
export function ProductTalks({ view: { sku, reviews, questions } }: { view: ProductView }) {
  const { search } = useLocation();
  return (
    <PlainLinks>
      <Reviews
        key={`reviews ${sku} ${search} ${reviews.count}`}
        sku={sku}
        view={reviews}
        allPath={productReviewPath(sku)}
      />
      {questions && <Questions key={`questions ${sku}`} sku={sku} view={questions} />}
    </PlainLinks>
  );
}
