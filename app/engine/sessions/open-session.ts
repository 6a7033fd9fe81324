import type { Transaction } from "kysely";
import { issueToken, revokeToken } from "../customers/customer-token";
import type { Database, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { isNewDevice } from "./known-devices";
import { queueNewDeviceEmail } from "./new-device-email";
import { priceCodeToKeep, type RememberedPriceCode } from "./price-code";

export interface OpenedSession {
  token: string;
  /** The customer's price offer code (specification §7 "cachePrice"); null when there is none. */
  priceCode: string | null;
}

/**
 * Logs a customer in, whichever way they have proven who they are: answers a new token and revokes the one that the
 * request came with. Who was logged in on other devices before is told by email of a new one.
 * @param requireStillProven called before, in the session's transaction; throws when the proof has become worthless
 */
export async function openSession(
  context: EngineContext,
  customer: Pick<Row<"customer">, "id" | "email"> & RememberedPriceCode,
  requireStillProven: (transaction: Transaction<Database>) => Promise<void> = async () => {},
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
