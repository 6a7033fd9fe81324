import type { EngineContext } from "../graphql/context";
import { databaseLimiter } from "../shared/database-limiter";
import { sha256 } from "../shared/secrets";

/** How often somebody may try to find an order that may not be theirs. */

const QUARTER_SECONDS = 15 * 60;
const TRIES_OF_A_VISITOR = 20;
const TRIES_OF_AN_ORDER = 10;

/** Counts a look-up by number. @returns false when the visitor has had enough of them for a quarter of an hour */
export async function mayLookUp({ db, visitor }: Pick<EngineContext, "db" | "visitor">): Promise<boolean> {
  if (visitor === null) return true;
  const tries = { name: "order-look-ups", points: TRIES_OF_A_VISITOR, seconds: QUARTER_SECONDS };
  const { consumedPoints } = await databaseLimiter(db, tries).penalty(sha256(visitor));
  return consumedPoints <= TRIES_OF_A_VISITOR;
}

/**
 * Counts a try to open an order by what is known of its buyer.
 * @param orderId of an order that there is: invented numbers would fill the counters
 * @returns false when the order was tried too often within a quarter of an hour
 */
export async function mayTryOrder(
  { db }: Pick<EngineContext, "db">,
  purpose: "order" | "artwork",
  orderId: number,
): Promise<boolean> {
  const tries = { name: `${purpose}-tries`, points: TRIES_OF_AN_ORDER, seconds: QUARTER_SECONDS };
  const { consumedPoints } = await databaseLimiter(db, tries).penalty(String(orderId));
  return consumedPoints <= TRIES_OF_AN_ORDER;
}
