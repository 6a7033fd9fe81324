import type { Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { findAddress, lockBook } from "./addresses";
import { requireCustomer } from "./require-customer";

/**
 * Deletes an address from the current customer's book; defaults cannot be deleted (specification §8).
 * @throws GraphQLError of category input for a default address, no-such-entity for an unknown or foreign one
 */
export async function deleteAddress(context: EngineContext, id: number): Promise<void> {
  const customer = await requireCustomer(context);
  await context.db.transaction().execute(async (transaction) => {
    await lockBook(transaction, customer.id);
    await removeAddress(transaction, customer.id, id);
  });
}

/** Deletes an address from a locked book as `deleteAddress` does. */
export async function removeAddress(transaction: Transaction, customerId: number, id: number): Promise<void> {
  const { default_billing, default_shipping } = await findAddress(transaction, customerId, id);
  if (default_billing === 1) throw inputError(isDefault(id, "billing"));
  if (default_shipping === 1) throw inputError(isDefault(id, "shipping"));
  await transaction
    .deleteFrom("customer_address")
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .execute();
}

/** Magento's message, which storefronts recognize. */
function isDefault(id: number, use: "billing" | "shipping"): string {
  return `Customer Address ${id} is set as default ${use} address and can not be deleted`;
}
