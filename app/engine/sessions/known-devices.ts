import type { Connection, Transaction } from "../database/schema";
import type { Device } from "./device";

/**
 * Records the device among those of the customer.
 * @returns whether the customer has used other devices before, but not this one
 */
export async function isNewDevice(db: Connection, customerId: number, { hash }: Device): Promise<boolean> {
  const now = new Date().toISOString();
  const known = await db
    .selectFrom("customer_device")
    .select("device_hash")
    .where("customer_id", "=", customerId)
    .execute();
  await db
    .insertInto("customer_device")
    .values({ customer_id: customerId, device_hash: hash, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(["customer_id", "device_hash"]).doUpdateSet({ last_seen_at: now }),
    )
    .execute();
  return known.length > 0 && known.every(({ device_hash }) => device_hash !== hash);
}

/** Deletes the devices of an account that may have been a stranger's. */
export async function deleteDevices(transaction: Transaction, customerId: number): Promise<void> {
  await transaction.deleteFrom("customer_device").where("customer_id", "=", customerId).execute();
}

/** Whether the customer signed in on this device before, which must have a token: many share a browser's name. */
export async function hasUsedDevice(
  db: Connection,
  customerId: number,
  { hash, hasToken }: Device,
): Promise<boolean> {
  if (!hasToken) return false;
  const known = await db
    .selectFrom("customer_device")
    .select("device_hash")
    .where("customer_id", "=", customerId)
    .where("device_hash", "=", hash)
    .executeTakeFirst();
  return known !== undefined;
}
