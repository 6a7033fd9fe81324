import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { CustomerUpdateInput } from "../graphql/resolvers.generated";
import { readRenewal } from "../memberships/read-renewal";
import { buyerName } from "../orders/buyer-name";
import { readCustomerFields } from "./customer-fields";
import { requireCustomer } from "./require-customer";

/** The newsletter has a separate module (newsletter/set-consent.ts). */
export type CustomerDetails = Omit<CustomerUpdateInput, "is_subscribed">;

/**
 * Changes the current customer's details; omitted fields are unchanged, empty ones are cleared.
 * @throws GraphQLError of category input that names the field
 */
export async function updateCustomer(
  context: EngineContext,
  input: CustomerDetails,
): Promise<Row<"customer">> {
  return changeDetails(context.db, await requireCustomer(context), input);
}

/** Changes a customer's details as `updateCustomer` does. */
export function changeDetails(
  db: Connection,
  customer: Row<"customer">,
  input: CustomerDetails,
): Promise<Row<"customer">> {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const whole: CustomerDetails = { ...customer, ...given };
  const fields = readCustomerFields(whole);
  return db
    .updateTable("customer")
    .set({
      ...fields,
      search_name: buyerName(fields),
      ...readRenewal(customer, input.subscribed_for_auto_champ_membership),
    })
    .where("id", "=", customer.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
