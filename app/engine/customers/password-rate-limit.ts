import type { Connection } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { type Backoff, backoff } from "../shared/backoff";
import { backoffs } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";

type Asker = Pick<EngineContext, "db" | "storeCode" | "visitor" | "device">;

function accountBackoff(db: Connection): Backoff {
  return backoff(db, backoffs.account);
}

function addressBackoff(db: Connection): Backoff {
  return backoff(db, backoffs.address);
}

/**
 * Counts a login attempt. Call it before checking the password or code.
 * @param email normalized by `readEmail`
 * @returns false when the account (existing or not) or the requester's IP address has to wait
 */
export async function mayTry(asker: Asker, email: string): Promise<boolean> {
  const { db, visitor } = asker;
  if (visitor && !(await addressBackoff(db).mayTry(addressKey(visitor)))) return false;
  return accountBackoff(db).mayTry(await accountKey(asker, email));
}

/** The same for an emailed code, whose own attempts are limited: it must not lock the account. */
export async function mayTryCode({ db, visitor }: Asker): Promise<boolean> {
  return visitor === null || addressBackoff(db).mayTry(addressKey(visitor));
}

/** Resets the counters. Call it after a correct password or code. */
export async function resetTries(asker: Asker, email: string): Promise<void> {
  const { db, visitor } = asker;
  await accountBackoff(db).reset(await accountKey(asker, email));
  if (visitor) await addressBackoff(db).uncount(addressKey(visitor));
}

function addressKey(visitor: string): string {
  return sha256(visitor);
}

/** A device on which the customer was signed in has its own counter: strangers elsewhere cannot lock it out. */
async function accountKey(asker: Asker, email: string): Promise<string> {
  const isKnown = await isKnownDevice(asker, email);
  return sha256(`${asker.storeCode} ${email} ${isKnown ? asker.device().hash : ""}`);
}

/** True if the customer with that address was signed in on the requester's device before. */
export async function isKnownDevice(
  { db, storeCode, device }: Pick<Asker, "db" | "storeCode" | "device">,
  email: string,
): Promise<boolean> {
  const { hash, hasToken } = device();
  if (!hasToken) return false;
  const known = await db
    .selectFrom("customer_device")
    .innerJoin("customer", "customer.id", "customer_device.customer_id")
    .select("customer_device.device_hash")
    .where("customer.store_code", "=", storeCode)
    .where("customer.email", "=", email)
    .where("customer_device.device_hash", "=", hash)
    .executeTakeFirst();
  return known !== undefined;
}
