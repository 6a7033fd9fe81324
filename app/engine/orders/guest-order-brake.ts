import type { EngineContext } from "../graphql/context";
import { isWithinLimit } from "../shared/database-limiter";
import { sha256 } from "../shared/secrets";

/**
 * An order that needs no payment first writes to whatever address was typed, and never proven. This keeps one visitor from
 * flooding strangers' mailboxes with confirmations; visitors are told apart by the proxy before the shop.
 */

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const ORDERS_BY_A_VISITOR = 30;
/** To one address, whoever orders. */
const MAX_TO_ADDRESS = 10;

export const TOO_MANY_ORDERS =
  "That were many orders in a short time. Please try again in an hour, sign in, or pay by card.";

/**
 * Counts an order to an unproven address that is confirmed at once, within the transaction that places it.
 * @param email where the confirmation goes
 * @returns false when the visitor or the address has had enough of them
 */
export async function mayConfirm(
  { db, storeCode, network }: Pick<EngineContext, "db" | "storeCode" | "network">,
  email: string,
): Promise<boolean> {
  if (network === null) return true;
  const byVisitor = { name: "guest-orders", points: ORDERS_BY_A_VISITOR, seconds: HOUR_SECONDS };
  const toAddress = { name: "guest-orders-to", points: MAX_TO_ADDRESS, seconds: DAY_SECONDS };
  if (!(await isWithinLimit(db, byVisitor, sha256(network)))) return false;
  return isWithinLimit(db, toAddress, sha256(`${storeCode} ${email}`));
}
