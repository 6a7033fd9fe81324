import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { isWithinLimit, type RateLimit } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";
import { widerNetwork } from "../shared/visitor-network";

const TOO_MANY = "That's a lot in a short time. Please try again in an hour.";

/**
 * Counts a review or a question.
 * @param writer key that identifies the writer
 * @throws GraphQLError when the hourly limit is exceeded
 */
export async function limitTexts(
  { db, storeCode, visitor, network }: Pick<EngineContext, "db" | "storeCode" | "visitor" | "network">,
  writer: string,
): Promise<void> {
  async function count(limit: RateLimit, whose: string): Promise<void> {
    if (!(await isWithinLimit(db, limit, whose))) throw inputError(TOO_MANY);
  }

  if (visitor) await count(rateLimits.textsOfVisitor, sha256(visitor));
  if (network) await count(rateLimits.textsOfNetwork, sha256(widerNetwork(network)));
  await count(rateLimits.textsOfWriter, sha256(`${storeCode} ${writer}`));
  await count(rateLimits.textsOfAll, storeCode);
}
