import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import type { CustomerAddress } from "../graphql/resolvers.generated";
import type { PostalAddress } from "../shared/postal-address";
import { findUsRegion } from "../shared/us-regions";

export interface AddressUse {
  defaultBilling: boolean;
  defaultShipping: boolean;
}

/** A customer's address book, oldest first. */
export function readAddresses(db: Kysely<Database>, customerId: number): Promise<Row<"customer_address">[]> {
  return db
    .selectFrom("customer_address")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("id")
    .execute();
}

/** Adds an address to the book; a new default takes the place of the old one. */
export async function addAddress(
  db: Kysely<Database>,
  customerId: number,
  address: PostalAddress,
  { defaultBilling, defaultShipping }: AddressUse,
): Promise<Row<"customer_address">> {
  const ownAddresses = db.updateTable("customer_address").where("customer_id", "=", customerId);
  if (defaultBilling) await ownAddresses.set({ default_billing: 0 }).execute();
  if (defaultShipping) await ownAddresses.set({ default_shipping: 0 }).execute();
  return db
    .insertInto("customer_address")
    .values({
      ...address,
      street: JSON.stringify(address.street),
      customer_id: customerId,
      default_billing: Number(defaultBilling),
      default_shipping: Number(defaultShipping),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The address as the contract shows it. */
export function viewAddress(row: Row<"customer_address">): CustomerAddress {
  const region = findUsRegion(row.region_code);
  return {
    id: row.id,
    firstname: row.firstname,
    lastname: row.lastname,
    company: row.company,
    street: JSON.parse(row.street),
    city: row.city,
    region: { region: region?.name, region_code: row.region_code, region_id: region?.id },
    postcode: row.postcode,
    country_code: "US",
    telephone: row.telephone,
    default_billing: row.default_billing === 1,
    default_shipping: row.default_shipping === 1,
  };
}
