import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { type GrowingBrake, growingBrake } from "../shared/growing-brake";
import { sha256 } from "../shared/secrets";

type Asker = Pick<EngineContext, "db" | "storeCode" | "visitor" | "device">;

const HOUR = 60 * 60;

/** Five wrong passwords are anybody's; the next ones wait half a minute, a minute, two and so on up to an hour. */
function accountBrake(db: Kysely<Database>): GrowingBrake {
  return growingBrake(db, {
    name: "log-in-account",
    freeTries: 5,
    firstWait: 30,
    longestWait: HOUR,
    memory: 24 * HOUR,
  });
}

/** Many people may share an address; who tries many accounts from one is slowed down. */
function addressBrake(db: Kysely<Database>): GrowingBrake {
  return growingBrake(db, {
    name: "log-in-address",
    freeTries: 30,
    firstWait: 10,
    longestWait: HOUR,
    memory: HOUR,
  });
}

/**
 * Counts a try to log in, to be called before password or code is checked.
 * @param email as `readEmail` answers it
 * @returns false when the account, whether or not it exists, or the asker's address has to wait
 */
export async function mayTry(asker: Asker, email: string): Promise<boolean> {
  const { db, visitor } = asker;
  if (visitor && !(await addressBrake(db).mayTry(addressKey(visitor)))) return false;
  return accountBrake(db).mayTry(await accountKey(asker, email));
}

/** The same for a code by mail, which has a few tries of its own and is no way to lock an account. */
export async function mayTryCode({ db, visitor }: Asker): Promise<boolean> {
  return visitor === null || addressBrake(db).mayTry(addressKey(visitor));
}

/** To be called after the right password or code. */
export async function forgetTries(asker: Asker, email: string): Promise<void> {
  const { db, visitor } = asker;
  await accountBrake(db).forget(await accountKey(asker, email));
  if (visitor) await addressBrake(db).forgive(addressKey(visitor));
}

function addressKey(visitor: string): string {
  return sha256(visitor);
}

/** A device on which the customer was logged in has a count of its own: strangers elsewhere cannot lock it out. */
async function accountKey(asker: Asker, email: string): Promise<string> {
  const isKnown = await isKnownDevice(asker, email);
  return sha256(`${asker.storeCode} ${email} ${isKnown ? asker.device().hash : ""}`);
}

/** Whether the customer with that address was logged in on the asker's device. */
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
