import { after } from "../shared/after";
import { LEASE_MILLISECONDS } from "./with-lease";

/** Attempts of operations that another service carries out, each with the same key. */

const FIRST_PAUSE_MILLISECONDS = 60_000;
/** With doubling pauses, 17 hours: payment and tax services remember keys for a day. */
export const MAX_ATTEMPTS = 11;
const MAX_PAUSE_MILLISECONDS = FIRST_PAUSE_MILLISECONDS * 2 ** (MAX_ATTEMPTS - 2);

/** Until when a claimed operation belongs to its process. */
export function leaseEnd(now: Date): string {
  return after(now, LEASE_MILLISECONDS);
}

/** When the next attempt is due; each pause is twice the one before. @param attempts so far */
export function nextAttempt(now: Date, attempts: number): string {
  return after(now, FIRST_PAUSE_MILLISECONDS * 2 ** (attempts - 1));
}

/** The latest due time after any pause; a later one was written by a clock that was ahead. */
export function latestAttempt(now: Date): string {
  return after(now, MAX_PAUSE_MILLISECONDS);
}
