import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { CustomerAddressInput } from "../graphql/resolvers.generated";
import { clearDefaults, findAddress, lockBook, viewAddress } from "./addresses";
import { readAddressInput } from "./read-address-input";
import { requireCustomer } from "./require-customer";

/**
 * Changes an address of the current customer's book; omitted fields are unchanged. A new default replaces the old one.
 * @throws GraphQLError of category input that names the field, or no-such-entity for an unknown or foreign address
 */
export async function updateAddress(
  context: EngineContext,
  id: number,
  input: CustomerAddressInput,
): Promise<Row<"customer_address">> {
  const customer = await requireCustomer(context);
  return context.db.transaction().execute(async (transaction) => {
    await lockBook(transaction, customer.id);
    return changeAddress(transaction, customer.id, id, input);
  });
}

/** Changes an address of a locked book as `updateAddress` does. */
export async function changeAddress(
  transaction: Transaction,
  customerId: number,
  id: number,
  input: CustomerAddressInput,
): Promise<Row<"customer_address">> {
  const current = viewAddress(await findAddress(transaction, customerId, id));
  const { default_billing, default_shipping, ...typed } = { ...current, ...presentFields(input) };
  const address = readAddressInput(typed);
  await clearDefaults(transaction, customerId, {
    defaultBilling: default_billing === true,
    defaultShipping: default_shipping === true,
  });
  return transaction
    .updateTable("customer_address")
    .set({
      ...address,
      street: JSON.stringify(address.street),
      default_billing: Number(default_billing === true),
      default_shipping: Number(default_shipping === true),
    })
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function presentFields(input: CustomerAddressInput): CustomerAddressInput {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}
