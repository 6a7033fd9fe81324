import type { Row, Transaction } from "../database/schema";

const REASON = "The data of this address was erased.";

/** Ends all requests of an address that is erased: their links no longer work, and waiting ones are closed. */
export async function endPrivacyRequests(
  transaction: Transaction,
  { store_code, email }: Pick<Row<"privacy_request">, "store_code" | "email">,
): Promise<void> {
  const ofAddress = transaction
    .updateTable("privacy_request")
    .where("store_code", "=", store_code)
    .where("email", "=", email);
  await ofAddress
    .set({ state: "closed", ended_at: new Date().toISOString(), reason: REASON })
    .where("state", "=", "waiting")
    .execute();
  await ofAddress.set({ email: "", token_hash: null }).execute();
}
