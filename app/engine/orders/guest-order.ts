import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError, noSuchEntity } from "../graphql/errors";
import type { OrderInformationInput } from "../graphql/resolvers.generated";
import { parseEmail } from "../shared/email-address";
import type { PostalAddress } from "../shared/postal-address";
import { NO_ORDER } from "./order-by-token";
import { readOrderNumber } from "./order-number";

const QUARTER_SECONDS = 15 * 60;
const TRIES_OF_A_VISITOR = 20;
const TRIES_OF_AN_ORDER = 10;
const TOO_MANY = "That was a lot of tries in a short time. Please wait a quarter of an hour.";

const visitors = new RateLimiterMemory({ points: TRIES_OF_A_VISITOR, duration: QUARTER_SECONDS });
/** By the order's id: invented numbers would fill the memory. */
const orders = new RateLimiterMemory({ points: TRIES_OF_AN_ORDER, duration: QUARTER_SECONDS });

/**
 * The order of a guest by its number, e-mail address, and the last name or ZIP code of its billing address. An order
 * of a customer is seen in their account alone.
 * @throws GraphQLError that is the same for whatever does not fit; another after too many tries
 */
export async function guestOrder(
  { db, storeCode, visitor }: EngineContext,
  input: OrderInformationInput,
): Promise<Row<"sales_order">> {
  if (visitor && (await visitors.penalty(visitor)).consumedPoints > TRIES_OF_A_VISITOR) {
    throw inputError(TOO_MANY);
  }
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
  const { consumedPoints } = await orders.penalty(String(order.id));
  if (consumedPoints > TRIES_OF_AN_ORDER || !fits(order, input)) throw noSuchEntity(NO_ORDER);
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
