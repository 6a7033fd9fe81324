import { randomBytes } from "node:crypto";

const BYTES = 18;

/** A key for the forms of one page, so that each acts once, however often it is sent. */
export function newFormKey(): string {
  return randomBytes(BYTES).toString("base64url");
}
