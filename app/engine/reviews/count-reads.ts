import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";

/** Each is a separate database query. */
const MAX_READS = 60;

const reads = new WeakMap<EngineContext, number>();

/**
 * Counts the reads of product reviews in one response.
 * @throws GraphQLError when there are more than any page needs
 */
export function countReviewRead(context: EngineContext): void {
  const count = (reads.get(context) ?? 0) + 1;
  reads.set(context, count);
  if (count > MAX_READS) throw inputError("The document asks for the reviews of too many products.");
}
