import type { EngineContext } from "../graphql/context";
import { databaseLimiter, isWithinLimit } from "../shared/database-limiter";
import { sha256 } from "../shared/secrets";

/**
 * How often a visitor may try to find an order that may not be theirs. Only the visitor's own tries count: those of
 * strangers elsewhere never keep a buyer from their order.
 */

type Asker = Pick<EngineContext, "db" | "visitor">;

const QUARTER_SECONDS = 15 * 60;
const TRIES_OF_A_VISITOR = 20;
const TRIES_OF_A_VISITOR_FOR_AN_ORDER = 10;
const ORDER_TRIES = {
  name: "order-tries",
  points: TRIES_OF_A_VISITOR_FOR_AN_ORDER,
  seconds: QUARTER_SECONDS,
};

export const TOO_MANY_LOOK_UPS = "That was a lot of tries in a short time. Please wait a quarter of an hour.";

/** Counts a look-up by number. @returns false when the visitor has had enough of them for a quarter of an hour */
export async function mayLookUp({ db, visitor }: Asker): Promise<boolean> {
  if (visitor === null) return true;
  const tries = { name: "order-look-ups", points: TRIES_OF_A_VISITOR, seconds: QUARTER_SECONDS };
  return isWithinLimit(db, tries, sha256(visitor));
}

/**
 * Counts a visitor's try to open an order by what is known of its buyer. Visitors who cannot be told apart share a count.
 * @param orderId of an existing order: invented numbers would fill the counters
 * @returns false when the visitor tried the order too often within a quarter of an hour
 */
export async function mayTryOrder(asker: Asker, orderId: number): Promise<boolean> {
  return isWithinLimit(asker.db, ORDER_TRIES, orderKey(asker, orderId));
}

/** After a try that was right: the visitor's tries for this order are forgotten. */
export async function forgetOrderTries(asker: Asker, orderId: number): Promise<void> {
  await databaseLimiter(asker.db, ORDER_TRIES).delete(orderKey(asker, orderId));
}

function orderKey({ visitor }: Asker, orderId: number): string {
  return sha256(`${orderId} ${visitor ?? ""}`);
}
