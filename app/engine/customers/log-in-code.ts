import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database } from "../database/schema";
import { codeExpiry, codeHash, isCode, MOST_TRIES, newCode } from "../shared/mailed-code";

/** Mailed codes by which an address may log in once. */

interface Address {
  storeCode: string;
  /** As `readEmail` answers it. */
  email: string;
}

/** Makes a code for the address; the one before it ends. */
export async function makeLoginCode(
  db: Kysely<Database>,
  settings: Pick<Settings, "sessionSecret">,
  { storeCode, email }: Address,
): Promise<string> {
  const code = newCode();
  const row = {
    code_hash: codeHash(settings, purposeOf({ storeCode, email }), code),
    attempts: 0,
    expires_at: codeExpiry(),
  };
  await db
    .insertInto("login_code")
    .values({ store_code: storeCode, email, ...row })
    .onConflict((conflict) => conflict.columns(["store_code", "email"]).doUpdateSet(row))
    .execute();
  return code;
}

/**
 * Whether the code is the address's; a right one is then over, and a wrong one is a try less. To be called outside of a
 * transaction that could be undone.
 */
export async function spendLoginCode(
  db: Kysely<Database>,
  settings: Pick<Settings, "sessionSecret">,
  { storeCode, email }: Address,
  typed: string,
): Promise<boolean> {
  const kept = await db
    .updateTable("login_code")
    .set((row) => ({ attempts: row("attempts", "+", 1) }))
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .where("attempts", "<", MOST_TRIES)
    .where("expires_at", ">", new Date().toISOString())
    .returning("code_hash")
    .executeTakeFirst();
  if (!kept || !isCode(settings, purposeOf({ storeCode, email }), typed, kept.code_hash)) return false;
  const { numDeletedRows } = await db
    .deleteFrom("login_code")
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .where("code_hash", "=", kept.code_hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets the codes that are over. */
export async function clearExpiredCodes(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("login_code").where("expires_at", "<=", now.toISOString()).execute();
}

function purposeOf({ storeCode, email }: Address): string {
  return `log-in ${storeCode} ${email}`;
}
