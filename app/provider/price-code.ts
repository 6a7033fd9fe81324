/** Price codes as shoppers bring them: base64 of a short plain text (specification §4 "Price cache"). */

const MAX_CODE_LENGTH = 120;
const PLAIN_TEXT = /^[\x20-\x7e]+$/;

/** The offer that is kept beside any other, and the suffix that its code may have. */
const INTRODUCTION = "6.99";
const SUFFIX = "11x14at";

/** The plain text of a code; null unless base64 makes the same code of it again, but for the padding. */
export function decodePriceCode(code: string): string | null {
  if (code === "" || code.length > MAX_CODE_LENGTH) return null;
  const bytes = Buffer.from(code, "base64");
  if (withoutPadding(bytes.toString("base64")) !== withoutPadding(code)) return null;
  const text = bytes.toString("latin1");
  return PLAIN_TEXT.test(text) ? text : null;
}

/** A plain text as shoppers carry it. */
export function encodePriceCode(text: string): string {
  return Buffer.from(text, "latin1").toString("base64");
}

/** Whether it is the code of the offer that has a cookie of its own. */
export function isIntroduction(code: string): boolean {
  const text = decodePriceCode(code) ?? "";
  return (text.endsWith(SUFFIX) ? text.slice(0, -SUFFIX.length) : text) === INTRODUCTION;
}

function withoutPadding(base64: string): string {
  return base64.replace(/=+$/, "");
}
