import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { Settings } from "~/settings/settings.server";

/** Codes of six digits that prove that somebody reads a mailbox. */

export const CODE_MINUTES = 10;
export const MAX_ATTEMPTS = 5;

type Secret = Pick<Settings, "sessionSecret">;

/** Six digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** When a code that is mailed now is over, ISO 8601. */
export function codeExpiry(): string {
  return new Date(Date.now() + CODE_MINUTES * 60_000).toISOString();
}

/**
 * How a code is kept, in hex; keyed, for a million codes are soon tried by whoever has the table alone.
 * @param purpose what the code is for and whose it is: it is worth nothing for another
 */
export function codeHash({ sessionSecret }: Secret, purpose: string, code: string): string {
  return createHmac("sha256", sessionSecret).update(`code:${purpose}:${code}`).digest("hex");
}

/** Whether the typed code, spaces and hyphens aside, is the kept one. */
export function isCode(settings: Secret, purpose: string, typed: string, kept: string | null): boolean {
  if (kept === null) return false;
  const hash = codeHash(settings, purpose, typed.replace(/[\s-]/g, ""));
  return hash.length === kept.length && timingSafeEqual(Buffer.from(hash), Buffer.from(kept));
}
