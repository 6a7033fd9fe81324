import { brandOf } from "~/brand/brands.server";
import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { alreadyExists, inputError } from "../graphql/errors";
import { mayWrite, TOO_MANY_EMAILS } from "../mail/email-rate-limit";
import { queueShortEmail } from "../mail/queue-short-email";
import { readEmail } from "../shared/email-address";
import { shopAddress } from "../shared/shop-address";
import { queueChangeConfirmation } from "./confirmation-email";
import { expireLinks } from "./customer-link";
import { isEmailAvailable } from "./is-email-available";
import { requireCustomer } from "./require-customer";
import { requirePassword } from "./require-password";

const TAKEN = "A customer with the same email address already exists in an associated website.";
const SAME = "That's already your account's email address.";

/**
 * Requests a change of the email address, which takes effect when the link sent to the new one is followed. The current
 * address is notified, so that its owner can prevent it.
 * @returns the customer, unchanged
 * @throws GraphQLError of category authorization for guests, authentication for a wrong password, input or
 * already-exists that names the field
 */
export async function updateCustomerEmail(
  context: EngineContext,
  typedEmail: string,
  password: string,
): Promise<Row<"customer">> {
  const customer = await requireCustomer(context);
  const email = readEmail(typedEmail);
  await requirePassword(context, customer, password);
  if (email === customer.email) throw inputError(SAME, "email");
  if (!(await isEmailAvailable(context.db, context.storeCode, email))) throw alreadyExists(TAKEN, "email");
  if ((await mayWrite(context, "confirmation", email)) !== "write") throw inputError(TOO_MANY_EMAILS);

  await context.db.transaction().execute(async (transaction) => {
    await expireLinks(transaction, customer.id, ["change-email"]);
    await queueChangeConfirmation(transaction, context.settings, customer, email);
    await notifyFormer(transaction, context, customer);
  });
  context.wakeMail();
  return customer;
}

/** The new address awaiting confirmation; null when there is none. */
export async function newEmailOf(
  { db }: Pick<EngineContext, "db">,
  { id }: Pick<Row<"customer">, "id">,
): Promise<string | null> {
  const link = await db
    .selectFrom("customer_link")
    .select("email")
    .where("customer_id", "=", id)
    .where("purpose", "=", "change-email")
    .where("expires_at", ">", new Date().toISOString())
    .executeTakeFirst();
  return link?.email ?? null;
}

async function notifyFormer(
  transaction: Transaction,
  { settings }: EngineContext,
  { store_code, email }: Row<"customer">,
): Promise<void> {
  await queueShortEmail(transaction, settings, {
    kind: "security-notice",
    storeCode: store_code,
    recipient: email,
    subject: "A change to your account's email address",
    heading: "Changing your email address",
    paragraphs: [
      `Someone who knows your password asked us to change the email address of your ${brandOf(settings).name} account. Once the new address is confirmed, it will replace this one.`,
      "If this was you, you don't need to do anything. If not, please choose a new password now: that cancels the change and signs out every device.",
    ],
    button: { label: "It wasn't me", url: shopAddress(settings, "/customer/forgot-password") },
  });
}
