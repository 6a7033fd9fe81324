import { sha256 } from "./secrets";

/** Of a token of `randomToken`; others need no lookup. */
const TOKEN = /^[\w-]{43}$/;

/** The hash by which a link's row is stored; a malformed token gets an empty text, which no row has. */
export function linkTokenHash(token: string): string {
  return TOKEN.test(token) ? sha256(token) : "";
}
