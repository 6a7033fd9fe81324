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
);

const Reviews = serverMarkup(
  rendered.ProductReviews,
  async () => (await import("../reviews/product-reviews")).ProductReviews,
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

/** Reviews and questions, with links that do not load the page. */
export function ProductTalks({ view: { sku, reviews, questions } }: { view: ProductView }) {
  return (
    <PlainLinks>
      <Reviews
        key={`reviews ${sku} ${reviews.page} ${reviews.count}`}
        sku={sku}
        view={reviews}
        allPath={productReviewPath(sku)}
      />
      {questions && <Questions key={`questions ${sku}`} sku={sku} view={questions} />}
    </PlainLinks>
  );
}
