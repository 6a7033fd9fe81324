import type { EngineContext } from "../graphql/context";
import { databaseLimiter, isWithinLimit } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";

/**
 * Limits a visitor's attempts to find an order. Only counts the visitor's own attempts: those of others never block a
 * buyer.
 */

type Asker = Pick<EngineContext, "db" | "visitor">;

export const TOO_MANY_LOOKUPS = "That's a lot of tries in a short time. Please wait 15 minutes.";

/** Counts a lookup by number. @returns false when the visitor has reached the limit for a quarter of an hour */
export async function mayLookup({ db, visitor }: Asker): Promise<boolean> {
  if (visitor === null) return true;
  return isWithinLimit(db, rateLimits.orderLookUps, sha256(visitor));
}

/**
 * Counts a visitor's attempt to open an order by its buyer's details. Visitors who cannot be identified share a
 * counter.
 * @param orderId of an existing order: invented numbers would fill the counters
 * @returns false when the visitor tried the order too often within a quarter of an hour
 */
export async function mayTryOrder(asker: Asker, orderId: number): Promise<boolean> {
  return isWithinLimit(asker.db, rateLimits.orderTries, orderKey(asker, orderId));
}

/** Resets the visitor's attempts for this order after a successful one. */
export async function resetOrderTries(asker: Asker, orderId: number): Promise<void> {
  await databaseLimiter(asker.db, rateLimits.orderTries).delete(orderKey(asker, orderId));
}

function orderKey({ visitor }: Asker, orderId: number): string {
  return sha256(`${orderId} ${visitor ?? ""}`);
}
