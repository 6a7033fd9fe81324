import type { Connection, Row, Transaction } from "../database/schema";

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

/** Erases the addresses of finished requests, whose links have expired. Waiting ones may get another link. */
export async function clearExpiredPrivacyLinks(db: Connection, now: Date): Promise<void> {
  await db
    .updateTable("privacy_request")
    .set({ email: "", token_hash: null })
    .where("state", "=", "done")
    .where("token_hash", "is not", null)
    .where("expires_at", "<=", now.toISOString())
    .execute();
}
