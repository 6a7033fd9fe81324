import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { CustomerAddressInput } from "../graphql/resolvers.generated";
import { addAddress, defaultUse, lockBook, readAddresses } from "./addresses";
import { readAddressInput } from "./read-address-input";
import { requireCustomer } from "./require-customer";

const MAX_ADDRESSES = 100;

/**
 * Adds an address to the current customer's book. The first one becomes the default as configured.
 * @throws GraphQLError of category input that names the field, or says that the book is full
 */
export async function createAddress(
  context: EngineContext,
  input: CustomerAddressInput,
): Promise<Row<"customer_address">> {
  const customer = await requireCustomer(context);
  const address = readAddressInput(input);
  return context.db.transaction().execute(async (transaction) => {
    await lockBook(transaction, customer.id);
    const book = await readAddresses(transaction, customer.id);
    if (book.length >= MAX_ADDRESSES) {
      throw inputError(`Your address book holds ${MAX_ADDRESSES} addresses. Please delete one first.`);
    }
    const use = await defaultUse(transaction, context.storeCode, book);
    return addAddress(transaction, customer.id, address, {
      defaultBilling: use.defaultBilling || input.default_billing === true,
      defaultShipping: use.defaultShipping || input.default_shipping === true,
    });
  });
}
