import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { Settings } from "~/settings/settings.server";

/** Six-digit codes that prove access to a mailbox. */

export const CODE_MINUTES = 10;
export const MAX_ATTEMPTS = 5;

type Secret = Pick<Settings, "sessionSecret">;

/** Six digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** Expiry of a code emailed now, ISO 8601. */
export function codeExpiry(): string {
  return new Date(Date.now() + CODE_MINUTES * 60_000).toISOString();
}

/**
 * The stored form of a code, in hex. Keyed, since a leaked table alone would allow trying all million codes.
 * @param purpose what the code is for and whose it is; it is invalid for others
 */
export function codeHash({ sessionSecret }: Secret, purpose: string, code: string): string {
  return createHmac("sha256", sessionSecret).update(`code:${purpose}:${code}`).digest("hex");
}

/** True if the entered code, ignoring spaces and hyphens, is the stored one. */
export function isCode(settings: Secret, purpose: string, typed: string, kept: string | null): boolean {
  if (kept === null) return false;
  const hash = codeHash(settings, purpose, typed.replace(/[\s-]/g, ""));
  return hash.length === kept.length && timingSafeEqual(Buffer.from(hash), Buffer.from(kept));
}
