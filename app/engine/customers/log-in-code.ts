import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database } from "../database/schema";

/** Codes of six digits by which an address may log in once, within ten minutes and five tries. */

export const CODE_MINUTES = 10;
const MOST_TRIES = 5;

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
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const row = {
    code_hash: codeHash(settings, { storeCode, email }, code),
    tries: 0,
    expires_at: new Date(Date.now() + CODE_MINUTES * 60_000).toISOString(),
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
    .set((row) => ({ tries: row("tries", "+", 1) }))
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .where("tries", "<", MOST_TRIES)
    .where("expires_at", ">", new Date().toISOString())
    .returning("code_hash")
    .executeTakeFirst();
  const hash = codeHash(settings, { storeCode, email }, typed.replace(/[\s-]/g, ""));
  if (!kept || !timingSafeEqual(Buffer.from(kept.code_hash), Buffer.from(hash))) return false;
  const { numDeletedRows } = await db
    .deleteFrom("login_code")
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .where("code_hash", "=", hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets the codes that are over. */
export async function clearExpiredCodes(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("login_code").where("expires_at", "<=", now.toISOString()).execute();
}

/** Keyed by the shop's secret, for a million codes are soon tried by whoever has the table alone. */
function codeHash(
  { sessionSecret }: Pick<Settings, "sessionSecret">,
  { storeCode, email }: Address,
  code: string,
): string {
  return createHmac("sha256", sessionSecret).update(`login-code:${storeCode} ${email} ${code}`).digest("hex");
}
