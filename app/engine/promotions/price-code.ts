/** Price codes as sent and stored: base64 of a short plain text, several separated by spaces. */

const MAX_CODE_LENGTH = 120;
const PLAIN_TEXT = /^[\x20-\x7e]+$/;

/** The plain text of a code, such as 6.9911x14at; null when it is invalid base64. */
export function decodePriceCode(sent: string): string | null {
  if (sent.length > MAX_CODE_LENGTH) return null;
  const bytes = Buffer.from(sent, "base64");
  if (withoutPadding(bytes.toString("base64")) !== withoutPadding(sent)) return null;
  const text = bytes.toString("latin1");
  return PLAIN_TEXT.test(text) ? text : null;
}

/** Encodes a plain text as shoppers' requests contain it. */
export function encodePriceCode(text: string): string {
  return Buffer.from(text, "latin1").toString("base64");
}

/** Decodes several codes separated by spaces; invalid ones are omitted. */
export function decodePriceCodes(sent: string | null): string[] {
  return (sent ?? "").split(" ").flatMap((code) => decodePriceCode(code) ?? []);
}

function withoutPadding(base64: string): string {
  return base64.replace(/=+$/, "");
}
