import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { OrderVerificationInput } from "../graphql/resolvers.generated";
import { mayAsk, mayReceive, TOO_MANY_EMAILS } from "../mail/email-rate-limit";
import { queueOrderEmail } from "../mail/queue-short-email";
import { ordersOf } from "../orders/order-by-token";
import { readOrderNumber } from "../orders/order-number";
import { readEmail } from "../shared/email-address";
import { codeHash, newCode } from "../shared/mailed-code";
import type { PostalAddress } from "../shared/postal-address";
import { randomId } from "../shared/secrets";
import { requireLine } from "../shared/typed-text";

/** Validity of a code: buyers may check their email only now and then. */
const CODE_MINUTES = 30;

/**
 * Emails a six-digit code to the buyer of an order on hold when number, email address and ZIP code match the order. The
 * response is the same when they do not.
 * @returns the check's id, to be submitted with the code
 * @throws GraphQLError of category input that names the field, or after too many attempts
 */
export async function requestVerification(
  context: EngineContext,
  input: OrderVerificationInput,
): Promise<string> {
  const typedNumber = requireLine(input.order_number, { field: "order_number", maxLength: 40 });
  const email = readEmail(input.email);
  const postcode = requireLine(input.postcode, { field: "postcode", maxLength: 10 });
  if (!(await mayAsk(context, "identity"))) throw inputError(TOO_MANY_EMAILS);
  const checkId = randomId();
  const number = readOrderNumber(typedNumber);
  const order = number === null ? undefined : await findHeldOrder(context, number, email);
  const isBuyer = order !== undefined && isPostcodeOf(order, postcode);
  if (isBuyer && (await mayReceive(context, "identity", email))) {
    await context.db.transaction().execute((transaction) => sendCode(transaction, context, order, checkId));
    context.wakeMail();
  }
  return checkId;
}

function findHeldOrder(context: EngineContext, number: string, email: string) {
  return ordersOf(context)
    .where("number", "=", number)
    .where("email", "=", email)
    .where("status", "=", "on_hold")
    .executeTakeFirst();
}

/** Compares the first five digits with the billing and shipping addresses; few people know their ZIP+4. */
function isPostcodeOf(order: Row<"sales_order">, typed: string): boolean {
  const addresses = [order.billing_address, order.shipping_address].filter((json) => json !== null);
  return addresses.some((json) => {
    const { postcode }: PostalAddress = JSON.parse(json);
    return postcode.slice(0, 5) === typed.slice(0, 5);
  });
}

/** A new code replaces the previous ones. */
async function sendCode(
  db: Connection,
  { settings }: EngineContext,
  order: Row<"sales_order">,
  checkId: string,
): Promise<void> {
  const code = newCode();
  const now = Date.now();
  const expiresAt = new Date(now + CODE_MINUTES * 60_000).toISOString();
  await db.deleteFrom("order_verification").where("order_id", "=", order.id).execute();
  await db
    .insertInto("order_verification")
    .values({
      id: checkId,
      order_id: order.id,
      code_hash: codeHash(settings, checkId, code),
      attempts: 0,
      created_at: new Date(now).toISOString(),
      expires_at: expiresAt,
    })
    .execute();
  await queueOrderEmail(db, settings, order, {
    kind: "verification-code",
    expiresAt,
    subject: "Your code for an order on hold",
    heading: code,
    paragraphs: [
      `Here's the code for your order ${order.number}. Enter it on the page where you requested it; it works for ${CODE_MINUTES} minutes.`,
      "We'll never ask for this code by phone or email.",
    ],
    footnote:
      "If you didn't request it, you can ignore this email. The order stays on hold without the code.",
  });
}
