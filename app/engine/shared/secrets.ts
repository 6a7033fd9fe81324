import { createHash, randomBytes, randomInt } from "node:crypto";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
/** The largest multiple of the alphabet's length within a byte; higher values would bias the distribution. */
const FAIR_BYTES = 256 - (256 % LETTERS.length);

/** 32 random letters and digits, for unguessable ids (carts, designs, photos, order tokens). */
export function randomId(): string {
  let id = "";
  while (id.length < 32) {
    for (const byte of randomBytes(48)) {
      if (byte < FAIR_BYTES && id.length < 32) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}

/** True if the text has the form of such an id; others need no lookup. */
export function isRandomId(text: string): boolean {
  return /^[A-Za-z0-9]{32}$/.test(text);
}

/** 32 random bytes for a bearer token. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Hexadecimal. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Without letters and digits that look alike. */
export const READABLE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Random letters and digits that people can read and type. */
export function readableCode(length: number): string {
  return Array.from({ length }, () => READABLE_LETTERS[randomInt(READABLE_LETTERS.length)]).join("");
}
