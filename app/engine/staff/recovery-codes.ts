import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../database/schema";
import { readableCode } from "../shared/secrets";
import { keyedHash } from "./secret-box";

type Keys = Pick<Settings, "sessionSecret" | "admin">;

const CODES = 10;
const HALF_LENGTH = 5;

/** Replaces a person's recovery codes. @returns the codes, which are not stored, such as ABCDE-FGHJK */
export async function createRecoveryCodes(db: Connection, keys: Keys, userId: number): Promise<string[]> {
  const codes = Array.from(
    { length: CODES },
    () => `${readableCode(HALF_LENGTH)}-${readableCode(HALF_LENGTH)}`,
  );
  await db.deleteFrom("admin_recovery_code").where("admin_user_id", "=", userId).execute();
  await db
    .insertInto("admin_recovery_code")
    .values(
      codes.map((code) => ({ code_hash: hashOf(keys, userId, code), admin_user_id: userId, used_at: null })),
    )
    .execute();
  return codes;
}

/** Whether it is an unused recovery code of the person; it is used afterwards. */
export async function consumeRecoveryCode(
  db: Connection,
  keys: Keys,
  userId: number,
  typed: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("admin_recovery_code")
    .set({ used_at: new Date().toISOString() })
    .where("code_hash", "=", hashOf(keys, userId, typed))
    .where("admin_user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function hashOf(keys: Keys, userId: number, code: string): string {
  return keyedHash(keys, `${userId} ${code.toUpperCase().replace(/[^A-Z0-9]/g, "")}`);
}
