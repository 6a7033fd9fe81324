/** Price codes in the visitor's form: base64 of a short plain text (specification §4 "Price cache"). */

const MAX_CODE_LENGTH = 120;
const PLAIN_TEXT = /^[\x20-\x7e]+$/;

/** The offer that can be combined with any other, and the optional suffix of its code. */
const INTRODUCTION = "6.99";
const SUFFIX = "11x14at";

/** The plain text of a code; null unless it is canonical base64, ignoring padding. */
export function decodePriceCode(code: string): string | null {
  if (code === "" || code.length > MAX_CODE_LENGTH) return null;
  const bytes = Buffer.from(code, "base64");
  if (withoutPadding(bytes.toString("base64")) !== withoutPadding(code)) return null;
  const text = bytes.toString("latin1");
  return PLAIN_TEXT.test(text) ? text : null;
}

/** Encodes a plain text as a code. */
export function encodePriceCode(text: string): string {
  return Buffer.from(text, "latin1").toString("base64");
}

/** True for the code of the offer with a separate cookie. */
export function isIntroduction(code: string): boolean {
  const text = decodePriceCode(code) ?? "";
  return (text.endsWith(SUFFIX) ? text.slice(0, -SUFFIX.length) : text) === INTRODUCTION;
}

function withoutPadding(base64: string): string {
  return base64.replace(/=+$/, "");
}
