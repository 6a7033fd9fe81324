import type { SimpleProduct } from "../graphql/resolvers.generated";

const withinReviews = new WeakSet<object>();

/**
 * A product as it stands within a review. Its own reviews cannot be asked for there: a document that went round
 * and round would be answered with more than any computer can hold.
 */
export function withinReview(view: SimpleProduct): SimpleProduct {
  const copy = { ...view };
  withinReviews.add(copy);
  return copy;
}

/** Whether `withinReview` made it. */
export function isWithinReview(product: object): boolean {
  return withinReviews.has(product);
}
