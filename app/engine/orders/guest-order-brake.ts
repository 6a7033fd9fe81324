import type { EngineContext } from "../graphql/context";
import { databaseLimiter } from "../shared/database-limiter";
import { sha256 } from "../shared/secrets";

/**
 * An order that needs no payment first writes to whatever address a guest has typed. This keeps one visitor from
 * flooding strangers' mailboxes with confirmations; visitors are told apart by the proxy before the shop.
 */

const HOUR_SECONDS = 60 * 60;
const ORDERS_BY_A_VISITOR = 30;

export const TOO_MANY_ORDERS =
  "That were many orders in a short time. Please try again in an hour, sign in, or pay by card.";

/**
 * Counts an order of a guest that is confirmed at once, within the transaction that places it.
 * @returns false when the visitor has had enough of them
 */
export async function mayConfirm({ db, network }: Pick<EngineContext, "db" | "network">): Promise<boolean> {
  if (network === null) return true;
  const orders = databaseLimiter(db, {
    name: "guest-orders",
    points: ORDERS_BY_A_VISITOR,
    seconds: HOUR_SECONDS,
  });
  const { consumedPoints } = await orders.penalty(sha256(network));
  return consumedPoints <= ORDERS_BY_A_VISITOR;
}
