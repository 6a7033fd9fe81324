import { issueToken, revokeToken } from "../customers/customer-token";
import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { isNewDevice } from "./known-devices";
import { queueNewDeviceEmail } from "./new-device-email";
import { priceCodeToKeep, type RememberedPriceCode } from "./price-code";

export interface OpenedSession {
  token: string;
  /** The customer's price code (specification §7 "cachePrice"); null when there is none. */
  priceCode: string | null;
}

/**
 * Starts a session after any proof of identity: returns a new token and revokes the one of the request. A login on a
 * new device is reported by email to customers who used others before.
 * @param requireStillProven called first in the session's transaction; throws when the proof is no longer valid
 */
export async function openSession(
  context: EngineContext,
  customer: Pick<Row<"customer">, "id" | "email"> & RememberedPriceCode,
  requireStillProven: (transaction: Transaction) => Promise<void> = async () => {},
): Promise<OpenedSession> {
  const { db, bearerToken } = context;
  const device = context.device();
  const kept = await priceCodeToKeep(context, customer);
  const token = await db.transaction().execute(async (transaction) => {
    await requireStillProven(transaction);
    if (await isNewDevice(transaction, customer.id, device))
      await queueNewDeviceEmail(transaction, context, customer.email, device);
    if (kept.price_code_until !== customer.price_code_until)
      await transaction.updateTable("customer").set(kept).where("id", "=", customer.id).execute();
    if (bearerToken) await revokeToken(transaction, bearerToken);
    return issueToken(transaction, customer.id, device.name);
  });
  context.wakeMail();
  return { token, priceCode: kept.price_code };
}
