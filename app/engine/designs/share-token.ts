import { randomId } from "../shared/secrets";

/** Case-sensitive letters and digits; longer than any path segment that the log shows. */
export function newShareToken(): string {
  return randomId() + randomId();
}

/** True if the text has the form of such a token; others need no lookup. */
export function isShareToken(text: string): boolean {
  return /^[A-Za-z0-9]{64}$/.test(text);
}
