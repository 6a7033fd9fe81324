import type { Row, Transaction } from "../database/schema";
import { noSuchEntity } from "../graphql/errors";
import type { CustomerAddressInput } from "../graphql/resolvers.generated";
import { type AddressUse, clearDefaults, lockBook, readAddresses } from "./addresses";
import { bookIsFull, insertAddress, MAX_ADDRESSES } from "./create-address";
import { removeAddress } from "./delete-address";
import { changeAddress } from "./update-address";

/** An address of the whole book: one with an id is changed, one without is new. */
export interface SavedAddress {
  id: number | null;
  input: CustomerAddressInput;
}

export interface SavedBook {
  /** All addresses that the book then has; undefined leaves them as they are. */
  addresses?: SavedAddress[];
  /** Ids of the default addresses; null for none, undefined leaves them as they are. */
  defaults: { default_billing?: number | null; default_shipping?: number | null };
}

type Use = keyof SavedBook["defaults"];
type Defaults = Record<Use, number | null>;

const USES: Use[] = ["default_billing", "default_shipping"];

/**
 * Saves a customer's book as a whole, as Magento does: addresses that are not named are deleted. A default may be set by
 * its address and by its id; the one that differs from the stored default wins, so that a program can send back what it
 * has read with one of them changed.
 * @throws GraphQLError of category input that names the field, also for a deleted default and too many addresses;
 * no-such-entity for an address of another customer's
 */
export async function saveAddressBook(
  transaction: Transaction,
  customer: Row<"customer">,
  { addresses, defaults }: SavedBook,
): Promise<void> {
  await lockBook(transaction, customer.id);
  const stored = await readAddresses(transaction, customer.id);
  if (addresses) await saveAddresses(transaction, customer, addresses);
  const before = defaultsOf(stored);
  for (const use of USES) {
    const id = defaults[use];
    const current = defaultsOf(await readAddresses(transaction, customer.id))[use];
    if (id !== undefined && id !== before[use] && current === before[use])
      await setDefault(transaction, customer.id, use, id);
  }
  if (!addresses) return;
  const ids = new Set(addresses.map(({ id }) => id));
  for (const { id } of stored) if (!ids.has(id)) await removeAddress(transaction, customer.id, id);
}

async function saveAddresses(
  transaction: Transaction,
  customer: Row<"customer">,
  addresses: SavedAddress[],
): Promise<void> {
  if (addresses.length > MAX_ADDRESSES) throw bookIsFull();
  for (const { id, input } of addresses) {
    if (id !== null) await changeAddress(transaction, customer.id, id, input);
    else await insertAddress(transaction, customer, input, await readAddresses(transaction, customer.id));
  }
}

function defaultsOf(book: Row<"customer_address">[]): Defaults {
  const idOf = (use: Use) => book.find((address) => address[use] === 1)?.id ?? null;
  return { default_billing: idOf("default_billing"), default_shipping: idOf("default_shipping") };
}

async function setDefault(
  transaction: Transaction,
  customerId: number,
  use: Use,
  id: number | null,
): Promise<void> {
  const cleared: AddressUse = {
    defaultBilling: use === "default_billing",
    defaultShipping: use === "default_shipping",
  };
  await clearDefaults(transaction, customerId, cleared);
  if (id === null) return;
  const { numUpdatedRows } = await transaction
    .updateTable("customer_address")
    .set({ [use]: 1 })
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noSuchEntity(`Could not find an address with ID "${id}".`);
}
