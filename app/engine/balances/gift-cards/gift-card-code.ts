import { READABLE_LETTERS, readableCode } from "../../shared/secrets";

const LENGTH = 16;
const CODE = new RegExp(`^[${READABLE_LETTERS}]{${LENGTH}}$`);
const MAX_INPUT_LENGTH = 100;

/** Generates a code of 16 letters and digits (80 random bits). */
export function newGiftCardCode(): string {
  return readableCode(LENGTH);
}

/** Normalizes an entered code: upper case, without spaces and dashes; null when it cannot be a code. */
export function readGiftCardCode(typed: string): string | null {
  if (typed.length > MAX_INPUT_LENGTH) return null;
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  return CODE.test(code) ? code : null;
}

/** Formats a code in groups of four: ABCD-EFGH-JKLM-NPQR. */
export function writtenCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

/** Last four characters of a code, to tell cards apart. */
export function codeEnding(code: string): string {
  return code.slice(-4);
}
