import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Settings } from "~/settings/settings.server";

type Keys = Pick<Settings, "sessionSecret" | "admin">;

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Encrypts a secret for the database with a key that no other part of the store uses.
 * @param owner binds the result to its row: it cannot be decrypted for another one
 */
export function encryptSecret(keys: Keys, owner: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(keys, "admin-totp"), iv).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/** The secret; null when it was encrypted with another key, or for another owner. */
export function decryptSecret(keys: Keys, owner: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  if (tag.length < TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv(CIPHER, keyFor(keys, "admin-totp"), iv)
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    const rest = bytes.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(rest), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

/** Keyed hash of a short code: without the key, nobody can find it by trying all codes. Hexadecimal. */
export function keyedHash(keys: Keys, text: string): string {
  return createHmac("sha256", keyFor(keys, "admin-recovery-code")).update(text).digest("hex");
}

/** @param label separates the keys of different purposes */
function keyFor({ sessionSecret, admin }: Keys, label: string): Buffer {
  return Buffer.from(hkdfSync("sha256", admin.secretKey ?? sessionSecret, "", label, KEY_BYTES));
}
