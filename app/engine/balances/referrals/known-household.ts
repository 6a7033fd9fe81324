import type { Kysely } from "kysely";
import type { Database } from "../../database/schema";
import { householdOf, type Place } from "./same-person";

/** Whether a household is the referrer's own, by address book and orders, or one that brought them credit before. */
export async function isKnownHousehold(
  db: Kysely<Database>,
  referrerId: number,
  household: string,
): Promise<boolean> {
  if (await broughtCredit(db, referrerId, household)) return true;
  const places = [...(await addressBook(db, referrerId)), ...(await orderAddresses(db, referrerId))];
  return places.some((place) => householdOf(place) === household);
}

async function broughtCredit(db: Kysely<Database>, referrerId: number, household: string): Promise<boolean> {
  const referral = await db
    .selectFrom("referral")
    .select("friend_id")
    .where("referrer_id", "=", referrerId)
    .where("address_key", "=", household)
    .executeTakeFirst();
  return referral !== undefined;
}

async function addressBook(db: Kysely<Database>, customerId: number): Promise<Place[]> {
  const rows = await db
    .selectFrom("customer_address")
    .select(["street", "postcode"])
    .where("customer_id", "=", customerId)
    .execute();
  return rows.map(({ street, postcode }) => ({ street: JSON.parse(street), postcode }));
}

async function orderAddresses(db: Kysely<Database>, customerId: number): Promise<Place[]> {
  const rows = await db
    .selectFrom("sales_order")
    .select(["shipping_address", "billing_address"])
    .where("customer_id", "=", customerId)
    .execute();
  return rows
    .flatMap((row) => [row.shipping_address, row.billing_address])
    .filter((json) => json !== null)
    .map((json) => JSON.parse(json));
}
