import type { EngineContext } from "../graphql/context";
import { isWithinLimit } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";
import { isKnownDevice } from "./password-rate-limit";

/** How many login codes an address gets within a day: they fill a mailbox, and each can be guessed at a few times. */

export const TOO_MANY_CODES =
  "We've sent a lot of codes to this address today. Please sign in with your password, or try again tomorrow.";

type Asker = Pick<EngineContext, "db" | "storeCode" | "device" | "visitor">;

/**
 * Counts a code for an address, whether or not it has an account. The count of a device on which the customer was logged
 * in is its own, so that strangers cannot use it up.
 * @param email as `readEmail` answers it
 * @returns false when there were enough today
 */
export async function mayHaveCode(asker: Asker, email: string): Promise<boolean> {
  const { db, storeCode, device, visitor } = asker;
  const address = `${storeCode} ${email}`;
  const isKnown = await isKnownDevice(asker, email);
  const asking = isKnown ? device().hash : (visitor ?? "");
  if (!(await isWithinLimit(db, rateLimits.loginCodes, sha256(`${address} ${asking}`)))) return false;
  return isKnown || isWithinLimit(db, rateLimits.loginCodesForStrangers, sha256(address));
}
