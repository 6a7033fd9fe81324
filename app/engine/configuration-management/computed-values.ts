/**
 * Configuration values that the store computes, from its reviews (reviews/recount-ratings.ts) and from what waits in the
 * workshop (fulfillment/count-queue.ts); nobody changes them.
 */
export const COMPUTED_VALUES: ReadonlySet<string> = new Set([
  "average_rating",
  "total_reviews",
  "queue_days",
]);
