import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError, noSuchEntity } from "../graphql/errors";
import type { OrderInformationInput } from "../graphql/resolvers.generated";
import { isBuyer } from "./is-buyer";
import { NO_ORDER, ordersOf } from "./order-by-token";
import { mayLookup, mayTryOrder, resetOrderTries, TOO_MANY_LOOKUPS } from "./order-lookup-rate-limit";
import { readOrderNumber } from "./order-number";

/**
 * A guest's order by its number, email address, and the last name or ZIP code of its billing address, also after it has
 * joined an account. An order that a customer placed is only visible in their account.
 * @throws GraphQLError that is the same for any mismatch; another one after too many attempts
 */
export async function guestOrder(
  context: EngineContext,
  input: OrderInformationInput,
): Promise<Row<"sales_order">> {
  if (!(await mayLookup(context))) throw inputError(TOO_MANY_LOOKUPS);
  const number = readOrderNumber(input.number);
  if (number === null) throw noSuchEntity(NO_ORDER);
  const order = await ordersOf(context)
    .where("number", "=", number)
    .where((is) => is.or([is("customer_id", "is", null), is("joined_account_at", "is not", null)]))
    .executeTakeFirst();
  if (!order) throw noSuchEntity(NO_ORDER);
  if (!(await mayTryOrder(context, order.id)) || !isBuyer(order, input)) throw noSuchEntity(NO_ORDER);
  await resetOrderTries(context, order.id);
  return order;
}
