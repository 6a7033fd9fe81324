import { randomInt } from "node:crypto";

/** Without letters and digits that look alike. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 16;
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);
const MAX_INPUT_LENGTH = 100;

/** A new code, 16 letters and digits: 80 bits that nobody guesses. */
export function newGiftCardCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

/** The code that was typed, in capitals and without spaces and dashes; null when it cannot be one. */
export function readGiftCardCode(typed: string): string | null {
  if (typed.length > MAX_INPUT_LENGTH) return null;
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  return CODE.test(code) ? code : null;
}

/** In groups of four, as it is read and typed: ABCD-EFGH-JKLM-NPQR. */
export function writtenCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

/** Its last four characters, to tell cards apart. */
export function codeEnding(code: string): string {
  return code.slice(-4);
}
