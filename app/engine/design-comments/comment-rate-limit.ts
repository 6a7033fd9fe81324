import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { isWithinLimit, type RateLimit } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";
import { widerNetwork } from "../shared/visitor-network";

const TOO_MANY = "That's a lot in a short time. Please try again in an hour.";

/**
 * Counts a comment of the visitor on a design.
 * @throws GraphQLError of category input when an hourly limit is exceeded
 */
export async function limitComments(
  { db, storeCode, visitor, network }: Pick<EngineContext, "db" | "storeCode" | "visitor" | "network">,
  designId: string,
): Promise<void> {
  async function count(limit: RateLimit, whose: string): Promise<void> {
    if (!(await isWithinLimit(db, limit, whose))) throw inputError(TOO_MANY);
  }

  if (visitor) await count(rateLimits.commentsOfVisitor, sha256(visitor));
  if (network) await count(rateLimits.commentsOfNetwork, sha256(widerNetwork(network)));
  await count(rateLimits.commentsOnDesign, designId);
  await count(rateLimits.commentsOfAll, storeCode);
}
