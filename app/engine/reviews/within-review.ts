import type { SimpleProduct } from "../graphql/resolvers.generated";

const withinReviews = new WeakSet<object>();

/**
 * A product nested in a review. Its reviews cannot be queried there: a recursive document would produce a response of
 * unlimited size.
 */
export function withinReview(view: SimpleProduct): SimpleProduct {
  const copy = { ...view };
  withinReviews.add(copy);
  return copy;
}

export function isWithinReview(product: object): boolean {
  return withinReviews.has(product);
}
