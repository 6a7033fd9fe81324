import { randomBytes } from "node:crypto";

const KEY_BYTES = 18;

/** A random text for the forms of one page view, so that each acts once, however often it is sent. */
export function newFormKey(): string {
  return randomBytes(KEY_BYTES).toString("base64url");
}
