import type { EngineContext } from "../graphql/context";
import { isWithinLimit } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";

/**
 * An order without online payment sends an email to an unconfirmed address. This limit keeps one visitor from flooding
 * strangers' mailboxes with confirmations; visitors are identified by the proxy.
 */

export const TOO_MANY_ORDERS =
  "That's a lot of orders in a short time. Please try again in an hour, sign in, or pay by card.";

/**
 * Counts an immediately confirmed order to an unconfirmed address, within the transaction that places it.
 * @param email recipient of the confirmation
 * @returns false when the visitor or the address has reached the limit
 */
export async function mayConfirm(
  { db, storeCode, network }: Pick<EngineContext, "db" | "storeCode" | "network">,
  email: string,
): Promise<boolean> {
  if (network === null) return true;
  if (!(await isWithinLimit(db, rateLimits.guestOrders, sha256(network)))) return false;
  return isWithinLimit(db, rateLimits.guestOrdersToAddress, sha256(`${storeCode} ${email}`));
}
