import type { Connection } from "../database/schema";
import { householdOf, type Place } from "./same-person";

/** True if a household is the customer's own, according to address book and orders. */
export async function isOwnHousehold(
  db: Connection,
  customerId: number,
  household: string,
): Promise<boolean> {
  return (await placesOf(db, customerId)).some((place) => householdOf(place) === household);
}

/** Every postal address of the customer, from address book and orders. */
export async function placesOf(db: Connection, customerId: number): Promise<Place[]> {
  return [...(await addressBook(db, customerId)), ...(await orderAddresses(db, customerId))];
}

async function addressBook(db: Connection, customerId: number): Promise<Place[]> {
  const rows = await db
    .selectFrom("customer_address")
    .select(["street", "postcode"])
    .where("customer_id", "=", customerId)
    .execute();
  return rows.map(({ street, postcode }) => ({ street: JSON.parse(street), postcode }));
}

async function orderAddresses(db: Connection, customerId: number): Promise<Place[]> {
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
