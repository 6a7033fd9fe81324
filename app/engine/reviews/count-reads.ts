import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";

/** Each is a query of its own to the database. */
const MAX_READS = 60;

const reads = new WeakMap<EngineContext, number>();

/**
 * Counts that an answer tells of a product's reviews.
 * @throws GraphQLError when it tells of more than any page shows
 */
export function countReviewRead(context: EngineContext): void {
  const count = (reads.get(context) ?? 0) + 1;
  reads.set(context, count);
  if (count > MAX_READS) throw inputError("The document asks for the reviews of too many products.");
}
