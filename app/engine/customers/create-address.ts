import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { CustomerAddressInput } from "../graphql/resolvers.generated";
import { addAddress, lockBook, readAddresses } from "./addresses";
import { readAddressInput } from "./read-address-input";
import { requireCustomer } from "./require-customer";

const MAX_ADDRESSES = 100;

/**
 * Adds an address to the current customer's book. The first one becomes the default of both uses (specification §9
 * "Customer-address default setting 2").
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
    const count = (await readAddresses(transaction, customer.id)).length;
    if (count >= MAX_ADDRESSES) {
      throw inputError(`Your address book holds ${MAX_ADDRESSES} addresses. Please delete one first.`);
    }
    return addAddress(transaction, customer.id, address, {
      defaultBilling: count === 0 || input.default_billing === true,
      defaultShipping: count === 0 || input.default_shipping === true,
    });
  });
}
