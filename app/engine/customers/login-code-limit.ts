import type { EngineContext } from "../graphql/context";
import { isWithinLimit } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";
import { isKnownDevice } from "./password-rate-limit";

/** Daily limit of login codes per address: they fill a mailbox, and each allows a few guesses. */

export const TOO_MANY_CODES =
  "We've sent a lot of codes to this address today. Please sign in with your password, or try again tomorrow.";

type Asker = Pick<EngineContext, "db" | "storeCode" | "device" | "visitor">;

/**
 * Counts a code for an address, whether or not it has an account. A device on which the customer was signed in has its
 * own counter, so that strangers cannot exhaust it.
 * @param email normalized by `readEmail`
 * @returns false when the daily limit is reached
 */
export async function mayHaveCode(asker: Asker, email: string): Promise<boolean> {
  const { db, storeCode, device, visitor } = asker;
  const address = `${storeCode} ${email}`;
  const isKnown = await isKnownDevice(asker, email);
  const asking = isKnown ? device().hash : (visitor ?? "");
  if (!(await isWithinLimit(db, rateLimits.loginCodes, sha256(`${address} ${asking}`)))) return false;
  return isKnown || isWithinLimit(db, rateLimits.loginCodesForStrangers, sha256(address));
}
