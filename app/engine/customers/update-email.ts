import type { Transaction } from "kysely";
import type { Database, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { alreadyExists, inputError } from "../graphql/errors";
import { mayWrite, TOO_MANY_LETTERS } from "../mail/letter-brake";
import { queueMail } from "../mail/outbox";
import { shortLetter } from "../mail/short-letter";
import { readEmail } from "../shared/email-address";
import { shopAddress } from "../shared/shop-address";
import { ownBrand } from "../shared/store-settings";
import { queueChangeConfirmation } from "./confirmation-letter";
import { endLinks } from "./customer-link";
import { isEmailAvailable } from "./is-email-available";
import { requireCustomer } from "./require-customer";
import { requirePassword } from "./require-password";

const TAKEN = "A customer with the same email address already exists in an associated website.";
const SAME = "This is the address of your account already.";

/**
 * Asks for another address: it takes the place of the former one as soon as the link sent to it is followed. The former
 * one is told, so that its owner can still prevent it.
 * @returns the customer, unchanged
 * @throws GraphQLError of category authorization for guests, authentication for a wrong password, input or
 *   already-exists that names the field
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
  if ((await mayWrite(context, "confirmation", email)) !== "write") throw inputError(TOO_MANY_LETTERS);

  await context.db.transaction().execute(async (transaction) => {
    await endLinks(transaction, customer.id, ["change-email"]);
    await queueChangeConfirmation(transaction, context.settings, customer, email);
    await tellFormer(transaction, context, customer);
  });
  context.wakeMail();
  return customer;
}

/** The new address that waits to be confirmed; null when there is none. */
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

async function tellFormer(
  transaction: Transaction<Database>,
  { settings }: EngineContext,
  { store_code, email }: Row<"customer">,
): Promise<void> {
  await queueMail(transaction, {
    kind: "security-notice",
    storeCode: store_code,
    recipient: email,
    ...shortLetter(settings, {
      subject: "The email address of your account is to change",
      heading: "You are moving to a new address",
      paragraphs: [
        `Somebody who knows your password asked us to change the email address of your account at ${ownBrand(settings).name}. As soon as the new address is confirmed, it takes the place of this one.`,
        "If it was you, there is nothing to do here. If not, please choose a new password now: that ends the change and signs out every device.",
      ],
      button: { label: "It was not me", url: shopAddress(settings, "/customer/forgot-password") },
    }),
  });
}
