import { inputError } from "../graphql/errors";
import type {
  ProductReviewRatingInput,
  ProductReviewRatingsMetadata,
  StarCount,
} from "../graphql/resolvers.generated";

/** The single rated property, in Magento's terms. */
const RATING_NAME = "Rating";
const RATING_ID = Buffer.from("rating").toString("base64url");
const STARS = [1, 2, 3, 4, 5];

/** The rated properties and their possible values. */
export const ratingsMetadata: ProductReviewRatingsMetadata = {
  items: [
    {
      id: RATING_ID,
      name: RATING_NAME,
      values: STARS.map((stars) => ({ value_id: valueId(stars), value: String(stars) })),
    },
  ],
};

/** The stars as the contract's rating breakdown. */
export function breakdownOf(rating: number) {
  return [{ name: RATING_NAME, value: String(rating) }];
}

/** The chosen stars. @throws GraphQLError when none is chosen, or an unknown value */
export function chosenStars(ratings: (ProductReviewRatingInput | null)[]): number {
  const chosen = ratings.find((rating) => rating?.id === RATING_ID);
  return requireStars(STARS.find((stars) => valueId(stars) === chosen?.value_id) ?? 0);
}

/** @throws GraphQLError unless it is an integer from 1 to 5 */
export function requireStars(rating: number): number {
  if (STARS.includes(rating)) return rating;
  throw inputError("Please choose from one to five stars.", "rating");
}

/** The count for each number of stars, five stars first. */
export function distributionOf(counts: { rating: number; count: number }[]): StarCount[] {
  const known = new Map(counts.map(({ rating, count }) => [rating, count]));
  return STARS.toReversed().map((stars) => ({ stars, count: known.get(stars) ?? 0 }));
}

/** Mean of the stars; 0 when there are none. */
export function averageOf(distribution: StarCount[]): number {
  const count = countOf(distribution);
  if (count === 0) return 0;
  return distribution.reduce((total, { stars, count }) => total + stars * count, 0) / count;
}

/** Total number of ratings. */
export function countOf(distribution: StarCount[]): number {
  return distribution.reduce((total, { count }) => total + count, 0);
}

function valueId(stars: number): string {
  return Buffer.from(`rating/${stars}`).toString("base64url");
}
