import { readConfiguration } from "../content/configuration";
import { lockRows } from "../database/dialect";
import { prepareQuery } from "../database/prepare-query";
import type { Connection, Row, Transaction } from "../database/schema";
import { noSuchEntity } from "../graphql/errors";
import type { CustomerAddress } from "../graphql/resolvers.generated";
import { type PostalAddress, UNSUPPORTED_PARTS } from "../shared/postal-address";
import { findUsRegion } from "../shared/us-regions";

export interface AddressUse {
  defaultBilling: boolean;
  defaultShipping: boolean;
}

/** Configuration key of the uses for which a customer's first address becomes the default (specification §9). */
const ADDRESS_DEFAULT = "customer_address_default";
const SHIPPING_AND_BILLING = "2";

/** The uses of a new address in a book: the first becomes the default for shipping, or for both, as configured. */
export async function defaultUse(
  db: Connection,
  storeCode: string,
  book: readonly unknown[],
): Promise<AddressUse> {
  const setting = (await readConfiguration(db, storeCode)).get(ADDRESS_DEFAULT) ?? SHIPPING_AND_BILLING;
  const isFirst = book.length === 0;
  return {
    defaultBilling: isFirst && setting === SHIPPING_AND_BILLING,
    defaultShipping: isFirst && setting !== "0",
  };
}

/** A customer's address book, oldest first. */
export function readAddresses(db: Connection, customerId: number): Promise<Row<"customer_address">[]> {
  return selectAddresses(db, { customerId });
}

const selectAddresses = prepareQuery((db, values: { customerId: number }) =>
  db.selectFrom("customer_address").selectAll().where("customer_id", "=", values.customerId).orderBy("id"),
);

/** Locks an address book, so that it never has two defaults of a type. */
export async function lockBook(transaction: Transaction, customerId: number): Promise<void> {
  const owner = transaction.selectFrom("customer").select("id").where("id", "=", customerId);
  await lockRows(transaction, owner).execute();
}

/**
 * An address of the customer's book. @throws GraphQLError of category no-such-entity when it is unknown or another
 * customer's
 */
export async function findAddress(
  db: Connection,
  customerId: number,
  id: number,
): Promise<Row<"customer_address">> {
  const address = await db
    .selectFrom("customer_address")
    .selectAll()
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (!address) throw noSuchEntity(`Could not find an address with ID "${id}".`);
  return address;
}

/** Adds an address to the book; a new default replaces the old one. */
export async function addAddress(
  db: Connection,
  customerId: number,
  address: PostalAddress,
  use: AddressUse,
): Promise<Row<"customer_address">> {
  await clearDefaults(db, customerId, use);
  return db
    .insertInto("customer_address")
    .values({
      ...address,
      street: JSON.stringify(address.street),
      customer_id: customerId,
      default_billing: Number(use.defaultBilling),
      default_shipping: Number(use.defaultShipping),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Clears the named default flags of all addresses in the book. */
export async function clearDefaults(
  db: Connection,
  customerId: number,
  { defaultBilling, defaultShipping }: AddressUse,
): Promise<void> {
  const ownAddresses = db.updateTable("customer_address").where("customer_id", "=", customerId);
  if (defaultBilling) await ownAddresses.set({ default_billing: 0 }).execute();
  if (defaultShipping) await ownAddresses.set({ default_shipping: 0 }).execute();
}

/** The address as the contract shows it. */
export function viewAddress(row: Row<"customer_address">): CustomerAddress {
  const region = findUsRegion(row.region_code);
  return {
    ...UNSUPPORTED_PARTS,
    id: row.id,
    uid: Buffer.from(String(row.id)).toString("base64url"),
    custom_attributesV2: [],
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
