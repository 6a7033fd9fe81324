import type { Connection, Row } from "../database/schema";
import { codeExpiry, MAX_ATTEMPTS } from "../shared/mailed-code";
import { isRandomId, randomId } from "../shared/secrets";
import type { NetworkPerson } from "./network-person";

/** Time to confirm an address after returning from the network. */
const CHECK_MINUTES = 30;

/** Details that a person enters in addition to the network's. */
export type SignUp = Pick<Row<"social_check">, "date_of_birth" | "phone_no" | "is_subscribed">;

/** Stores the network's person until their address is confirmed; returns the check's id. */
export async function keepCheck(
  db: Connection,
  storeCode: string,
  { source, subject, name, firstname, lastname }: NetworkPerson,
  signUp: SignUp,
): Promise<string> {
  const id = randomId();
  const now = Date.now();
  await db
    .insertInto("social_check")
    .values({
      ...signUp,
      id,
      store_code: storeCode,
      source,
      subject,
      name,
      firstname,
      lastname,
      attempts: 0,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + CHECK_MINUTES * 60_000).toISOString(),
    })
    .execute();
  return id;
}

/** Undefined when there is none with that id, or it has expired. */
export async function findCheck(
  db: Connection,
  storeCode: string,
  id: string,
): Promise<Row<"social_check"> | undefined> {
  if (!isRandomId(id)) return undefined;
  return db
    .selectFrom("social_check")
    .selectAll()
    .where("id", "=", id)
    .where("store_code", "=", storeCode)
    .where("expires_at", ">", new Date().toISOString())
    .executeTakeFirst();
}

/** Stores the code sent to an address; it replaces the previous one, and the check expires with it. */
export async function expectCode(
  db: Connection,
  id: string,
  { email, codeHash }: { email: string; codeHash: string },
): Promise<void> {
  await db
    .updateTable("social_check")
    .set({ email, code_hash: codeHash, attempts: 0, expires_at: codeExpiry() })
    .where("id", "=", id)
    .execute();
}

/** The check, with this attempt counted in any case; undefined when it has expired or does not exist. */
export async function countTry(
  db: Connection,
  storeCode: string,
  id: string,
): Promise<Row<"social_check"> | undefined> {
  if (!isRandomId(id)) return undefined;
  return db
    .updateTable("social_check")
    .set((row) => ({ attempts: row("attempts", "+", 1) }))
    .where("id", "=", id)
    .where("store_code", "=", storeCode)
    .where("attempts", "<", MAX_ATTEMPTS)
    .where("expires_at", ">", new Date().toISOString())
    .returningAll()
    .executeTakeFirst();
}

/** Deletes expired checks with their personal data. */
export async function clearExpiredChecks(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom("social_check").where("expires_at", "<=", now.toISOString()).execute();
}
