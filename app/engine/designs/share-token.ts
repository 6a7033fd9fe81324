import { randomId } from "../shared/secrets";

/** Letters and digits alone, whose case an address keeps; longer than any part of an address that a log shows. */
export function newShareToken(): string {
  return randomId() + randomId();
}

/** Whether a text has the form of such a token: no other needs to be looked up. */
export function isShareToken(text: string): boolean {
  return /^[A-Za-z0-9]{64}$/.test(text);
}
