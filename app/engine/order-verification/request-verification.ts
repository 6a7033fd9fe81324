import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { IdentityCheckInput } from "../graphql/resolvers.generated";
import { mayAsk, mayReceive, TOO_MANY_EMAILS } from "../mail/email-rate-limit";
import { queueOrderEmail } from "../mail/queue-short-email";
import { readOrderNumber } from "../orders/order-number";
import { readEmail } from "../shared/email-address";
import { codeHash, newCode } from "../shared/mailed-code";
import type { PostalAddress } from "../shared/postal-address";
import { randomId } from "../shared/secrets";
import { requireLine } from "../shared/typed-text";

/** How long a code works: who waits for an order looks at their mail now and then. */
const CODE_MINUTES = 30;

/**
 * Sends a six-digit code to the buyer of an order on hold when number, e-mail address and ZIP code are the order's.
 * The answer is the same when they are not.
 * @returns the check's id, to be sent back with the code
 * @throws GraphQLError of category input that names the field, or after too many tries
 */
export async function requestVerification(
  context: EngineContext,
  input: IdentityCheckInput,
): Promise<string> {
  const typedNumber = requireLine(input.order_number, { field: "order_number", longest: 40 });
  const email = readEmail(input.email);
  const postcode = requireLine(input.postcode, { field: "postcode", longest: 10 });
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

function findHeldOrder(
  { db, storeCode }: EngineContext,
  number: string,
  email: string,
): Promise<Row<"sales_order"> | undefined> {
  return db
    .selectFrom("sales_order")
    .selectAll()
    .where("number", "=", number)
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .where("status", "=", "on_hold")
    .executeTakeFirst();
}

/** The first five digits of the billing or the shipping address; what ZIP+4 adds is not known by heart. */
function isPostcodeOf(order: Row<"sales_order">, typed: string): boolean {
  const addresses = [order.billing_address, order.shipping_address].filter((json) => json !== null);
  return addresses.some((json) => {
    const { postcode }: PostalAddress = JSON.parse(json);
    return postcode.slice(0, 5) === typed.slice(0, 5);
  });
}

/** A new code is worth more than those before it, which end. */
async function sendCode(
  db: Kysely<Database>,
  { settings }: EngineContext,
  order: Row<"sales_order">,
  checkId: string,
): Promise<void> {
  const code = newCode();
  const now = Date.now();
  const expiresAt = new Date(now + CODE_MINUTES * 60_000).toISOString();
  await db.deleteFrom("identity_check").where("order_id", "=", order.id).execute();
  await db
    .insertInto("identity_check")
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
    kind: "identity-code",
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
