import type { EngineContext } from "../graphql/context";
import { isWithinLimit } from "../shared/database-limiter";
import { sha256 } from "../shared/secrets";
import { isKnownDevice } from "./password-brake";

/** How many login codes an address gets within a day: they fill a mailbox, and each can be guessed at a few times. */

const DAY_SECONDS = 24 * 60 * 60;
const CODES_FOR_A_VISITOR = 10;
/** For all visitors together whose device is not one of the customer's. */
const CODES_FOR_STRANGERS = 50;

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
  if (!(await isWithin(db, CODES_FOR_A_VISITOR, `${address} ${asking}`))) return false;
  return isKnown || isWithin(db, CODES_FOR_STRANGERS, address);
}

/** Counts one more. */
function isWithin(db: Asker["db"], points: number, key: string): Promise<boolean> {
  return isWithinLimit(db, { name: "login-codes", points, seconds: DAY_SECONDS }, sha256(key));
}
