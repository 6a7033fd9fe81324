import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import { codeExpiry, MAX_ATTEMPTS } from "../shared/mailed-code";
import { isRandomId, randomId } from "../shared/secrets";
import type { NetworkPerson } from "./network-person";

/** How long a browser may take to prove an address after it came back from the network. */
const CHECK_MINUTES = 30;

/** What a person tells of themselves beside what the network tells. */
export type SignUp = Pick<Row<"social_check">, "date_of_birth" | "phone_no" | "is_subscribed">;

/** Keeps who came back from the network until their address is proven; answers the check's id. */
export async function keepCheck(
  db: Kysely<Database>,
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
      email: null,
      code_hash: null,
      attempts: 0,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + CHECK_MINUTES * 60_000).toISOString(),
    })
    .execute();
  return id;
}

/** Undefined when there is none by that id, or when it is over. */
export async function findCheck(
  db: Kysely<Database>,
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

/** Notes the code that goes to an address; the one before it is over, and so is the check when the code is. */
export async function expectCode(
  db: Kysely<Database>,
  id: string,
  { email, codeHash }: { email: string; codeHash: string },
): Promise<void> {
  await db
    .updateTable("social_check")
    .set({ email, code_hash: codeHash, attempts: 0, expires_at: codeExpiry() })
    .where("id", "=", id)
    .execute();
}

/** The check, with this try counted, whatever becomes of it; undefined when it is over or there is none. */
export async function countTry(
  db: Kysely<Database>,
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

/** Forgets the checks that are over, and with them whom they were of. */
export async function clearExpiredChecks(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("social_check").where("expires_at", "<=", now.toISOString()).execute();
}
