/** Configuration values that the store computes from its reviews (reviews/recount-ratings.ts); nobody changes them. */
export const COMPUTED_VALUES: ReadonlySet<string> = new Set(["average_rating", "total_reviews"]);
