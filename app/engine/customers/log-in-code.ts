import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { codeExpiry, codeHash, isCode, MAX_ATTEMPTS, newCode } from "../shared/mailed-code";
import { sha256 } from "../shared/secrets";

/**
 * Emailed single-use login codes. A code works only in the browser that requested it: others who request or mistype
 * codes for the address do not affect it.
 */

interface CodeRequest {
  storeCode: string;
  /** Normalized by `readEmail`. */
  email: string;
  /** Result of `loginAsker`. */
  asker: string;
}

/**
 * Identifies the requester of a code: by the browser's token, otherwise by network and type of browser.
 * @returns SHA-256, hex
 */
export function loginAsker({ device, visitor }: Pick<EngineContext, "device" | "visitor">): string {
  const { hash, hasToken } = device();
  return hasToken ? hash : sha256(`${hash} ${visitor ?? ""}`);
}

/** Creates a code for the address; earlier ones of the same requester stay valid until they expire. */
export async function makeLoginCode(
  db: Connection,
  settings: Pick<Settings, "sessionSecret">,
  { storeCode, email, asker }: CodeRequest,
): Promise<string> {
  const code = newCode();
  const code_hash = codeHash(settings, purposeOf({ storeCode, email }), code);
  const row = { attempts: 0, expires_at: codeExpiry() };
  await db
    .insertInto("login_code")
    .values({ store_code: storeCode, email, requester_hash: asker, code_hash, ...row })
    .onConflict((conflict) =>
      conflict.columns(["store_code", "email", "requester_hash", "code_hash"]).doUpdateSet(row),
    )
    .execute();
  return code;
}

/**
 * Checks a requester's code for the address. A correct code ends all of them, a wrong one uses one attempt of each.
 * Call it outside of a transaction that may roll back.
 */
export async function consumeLoginCode(
  db: Connection,
  settings: Pick<Settings, "sessionSecret">,
  { storeCode, email, asker }: CodeRequest,
  typed: string,
): Promise<boolean> {
  const kept = await db
    .updateTable("login_code")
    .set((row) => ({ attempts: row("attempts", "+", 1) }))
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .where("requester_hash", "=", asker)
    .where("attempts", "<", MAX_ATTEMPTS)
    .where("expires_at", ">", new Date().toISOString())
    .returning("code_hash")
    .execute();
  const purpose = purposeOf({ storeCode, email });
  const right = kept.find(({ code_hash }) => isCode(settings, purpose, typed, code_hash));
  if (!right) return false;
  const ofAsker = db
    .deleteFrom("login_code")
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .where("requester_hash", "=", asker);
  const { numDeletedRows } = await ofAsker.where("code_hash", "=", right.code_hash).executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await ofAsker.execute();
  return true;
}

/** Deletes expired codes. */
export async function clearExpiredCodes(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom("login_code").where("expires_at", "<=", now.toISOString()).execute();
}

function purposeOf({ storeCode, email }: Omit<CodeRequest, "asker">): string {
  return `log-in ${storeCode} ${email}`;
}
