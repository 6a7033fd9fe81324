import { loadProducts } from "../../catalog/load-products";
import { askQuestion } from "../../questions/ask-question";
import { listQuestions } from "../../questions/list-questions";
import { countReviewRead } from "../../reviews/count-reads";
import { listReviews } from "../../reviews/list-reviews";
import { chosenStars, ratingsMetadata } from "../../reviews/review-ratings";
import { productReviewResponse, shopReviewResponse } from "../../reviews/review-response";
import { shopReviews } from "../../reviews/shop-reviews";
import { readDistribution } from "../../reviews/star-counts";
import { isWithinReview } from "../../reviews/within-review";
import { writeReview } from "../../reviews/write-review";
import { requirePerson } from "../../shared/recaptcha";
import type { EngineContext } from "../context";
import { inputError, noSuchEntity } from "../errors";
import type { Resolvers } from "../resolvers.generated";

export const reviewResolvers: Resolvers = {
  Query: {
    productReviewRatingsMetadata: () => ratingsMetadata,
    shopReviews: (_root, { rating, pageSize, currentPage }, context) =>
      shopReviews(context, rating ?? null, { pageSize, currentPage }),
    productQuestions: (_root, { sku, pageSize, currentPage }, context) =>
      listQuestions(context, sku, { pageSize, currentPage }),
  },
  Mutation: {
    async createProductReview(_root, { input: { ratings, ...written } }, context) {
      await requirePerson(context);
      const review = await writeReview(context, { ...written, rating: chosenStars(ratings) });
      return { review: productReviewResponse(review, await productOf(context, written.sku)) };
    },
    async createShopReview(_root, { input }, context) {
      await requirePerson(context);
      const review = await writeReview(context, { ...input, sku: null });
      return { review: shopReviewResponse(review, undefined) };
    },
    async askProductQuestion(_root, { input }, context) {
      await requirePerson(context);
      await askQuestion(context, input);
      return true;
    },
  },
  SimpleProduct: {
    async reviews(parent, page, context) {
      if (isWithinReview(parent)) throw inputError("Reviews cannot be asked for within reviews.");
      countReviewRead(context);
      const product = await productOf(context, parent.sku);
      const wanted = { ...page, rating: null, total: product.review_count };
      const { reviews, page_info } = await listReviews(context.db, { sku: product.sku }, wanted);
      return { items: reviews.map((review) => productReviewResponse(review, product)), page_info };
    },
    review_distribution({ sku }, _arguments, context) {
      countReviewRead(context);
      return readDistribution(context.db, { sku: sku ?? "" });
    },
  },
};

/** @throws GraphQLError when the store has no such product */
async function productOf({ db, storeCode }: EngineContext, sku: string | null | undefined) {
  const product = (await loadProducts(db, storeCode, [sku ?? ""])).get(sku ?? "");
  if (!product) throw noSuchEntity("The product that was requested doesn't exist.");
  return product;
}
