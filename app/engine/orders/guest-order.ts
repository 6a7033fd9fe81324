import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError, noSuchEntity } from "../graphql/errors";
import type { OrderInformationInput } from "../graphql/resolvers.generated";
import { parseEmail } from "../shared/email-address";
import type { PostalAddress } from "../shared/postal-address";
import { NO_ORDER } from "./order-by-token";
import { mayLookUp, mayTryOrder } from "./order-look-up-brake";
import { readOrderNumber } from "./order-number";

const TOO_MANY = "That was a lot of tries in a short time. Please wait a quarter of an hour.";

/**
 * The order of a guest by its number, e-mail address, and the last name or ZIP code of its billing address. An order
 * of a customer is seen in their account alone.
 * @throws GraphQLError that is the same for whatever does not fit; another after too many tries
 */
export async function guestOrder(
  context: EngineContext,
  input: OrderInformationInput,
): Promise<Row<"sales_order">> {
  const { db, storeCode } = context;
  if (!(await mayLookUp(context))) throw inputError(TOO_MANY);
  const number = readOrderNumber(input.number);
  if (number === null) throw noSuchEntity(NO_ORDER);
  const order = await db
    .selectFrom("sales_order")
    .selectAll()
    .where("number", "=", number)
    .where("store_code", "=", storeCode)
    .where("customer_id", "is", null)
    .executeTakeFirst();
  if (!order) throw noSuchEntity(NO_ORDER);
  if (!(await mayTryOrder(context, "order", order.id)) || !fits(order, input)) throw noSuchEntity(NO_ORDER);
  return order;
}

function fits(order: Row<"sales_order">, { email, lastname, postcode }: OrderInformationInput): boolean {
  if (order.email !== parseEmail(email)) return false;
  const billing: PostalAddress = JSON.parse(order.billing_address);
  if (lastname) return plain(lastname) === plain(billing.lastname);
  return Boolean(postcode) && postcode?.trim().slice(0, 5) === billing.postcode.slice(0, 5);
}

/** A name however it is written: "Müller", "muller" and " MÜLLER " are one. */
function plain(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();
}
