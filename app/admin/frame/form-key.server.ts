import { randomBytes } from "node:crypto";
import { fieldText } from "~/storefront/session/submitted-form.server";

const BYTES = 18;
/** The most that the engine accepts. */
const MAX_LENGTH = 64;

/** A key for the forms of one page, so that each acts once, however often it is sent. */
export function newFormKey(): string {
  return randomBytes(BYTES).toString("base64url");
}

/** The key of one button of a form: another button of the same page, after going back, is another form. */
export function keyOfIntent(form: FormData, intent: string): string {
  return `${fieldText(form, "key")}-${intent}`.slice(0, MAX_LENGTH);
}
