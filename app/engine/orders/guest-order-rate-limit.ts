import type { EngineContext } from "../graphql/context";
import { isWithinLimit } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";

/**
 * An order that needs no payment first writes to whatever address was typed, and never proven. This keeps one visitor from
 * flooding strangers' mailboxes with confirmations; visitors are told apart by the proxy before the shop.
 */

export const TOO_MANY_ORDERS =
  "That's a lot of orders in a short time. Please try again in an hour, sign in, or pay by card.";

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
  if (!(await isWithinLimit(db, rateLimits.guestOrders, sha256(network)))) return false;
  return isWithinLimit(db, rateLimits.guestOrdersToAddress, sha256(`${storeCode} ${email}`));
}
