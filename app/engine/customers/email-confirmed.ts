import type { Transaction } from "kysely";
import type { Database, Row } from "../database/schema";
import { adoptOrders } from "../orders/adopt-orders";

/** What happens once it is known that an address is the customer's own, in this order. */
type ConfirmedStep = (transaction: Transaction<Database>, customer: Row<"customer">) => Promise<void>;

const steps: ConfirmedStep[] = [adoptOrders];

/** When the customer proved that the account's address is theirs, ISO 8601; null when they have not yet. */
export function confirmedEmailAt({ email_confirmed_at }: Pick<Row<"customer">, "email_confirmed_at">) {
  return email_confirmed_at;
}

/**
 * Notes that the account's address is proven and does what waited for it; nothing when it was proven before.
 * To be called by whatever proves an address: a link that was followed, a code that was typed.
 */
export async function confirmEmailOf(transaction: Transaction<Database>, customerId: number): Promise<void> {
  const customer = await transaction
    .updateTable("customer")
    .set({ email_confirmed_at: new Date().toISOString() })
    .where("id", "=", customerId)
    .where("email_confirmed_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (customer) await whenEmailConfirmed(transaction, customer);
}

/** Takes the steps for a customer whose address has just been proven, or has been changed to a proven one. */
export async function whenEmailConfirmed(
  transaction: Transaction<Database>,
  customer: Row<"customer">,
): Promise<void> {
  for (const step of steps) await step(transaction, customer);
}
