import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { CustomerAddressInput } from "../graphql/resolvers.generated";
import { addAddress, defaultUse, lockBook, readAddresses } from "./addresses";
import { readAddressInput } from "./read-address-input";
import { requireCustomer } from "./require-customer";

export const MAX_ADDRESSES = 100;

/**
 * Adds an address to the current customer's book. The first one becomes the default as configured.
 * @throws GraphQLError of category input that names the field, or says that the book is full
 */
export async function createAddress(
  context: EngineContext,
  input: CustomerAddressInput,
): Promise<Row<"customer_address">> {
  const customer = await requireCustomer(context);
  return context.db.transaction().execute(async (transaction) => {
    await lockBook(transaction, customer.id);
    const book = await readAddresses(transaction, customer.id);
    if (book.length >= MAX_ADDRESSES) throw bookIsFull();
    return insertAddress(transaction, customer, input, book);
  });
}

export function bookIsFull(): Error {
  return inputError(`Your address book holds ${MAX_ADDRESSES} addresses. Please delete one first.`);
}

/**
 * Adds an address to a locked book, which has room for it.
 * @param book the addresses that are in it
 * @throws GraphQLError of category input that names the field
 */
export async function insertAddress(
  transaction: Transaction,
  { id, store_code }: Pick<Row<"customer">, "id" | "store_code">,
  input: CustomerAddressInput,
  book: readonly unknown[],
): Promise<Row<"customer_address">> {
  const address = readAddressInput(input);
  const use = await defaultUse(transaction, store_code, book);
  return addAddress(transaction, id, address, {
    defaultBilling: use.defaultBilling || input.default_billing === true,
    defaultShipping: use.defaultShipping || input.default_shipping === true,
  });
}
