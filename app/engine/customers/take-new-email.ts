import { brandOf } from "~/brand/brands.server";
import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { alreadyExists } from "../graphql/errors";
import { queueShortEmail } from "../mail/queue-short-email";
import { moveSubscription } from "../newsletter/move-subscription";
import { shopAddress } from "../shared/shop-address";
import { expireLinks } from "./customer-link";
import { confirmedEmailAt, whenEmailConfirmed } from "./email-confirmed";
import { isEmailAvailable } from "./is-email-available";

const TAKEN = "This address already has an account. Please choose another one.";

/**
 * Changes a customer's address to the one the link was sent to, revokes all links to the former one and notifies it.
 * @throws GraphQLError of category already-exists when another account has the address by now
 */
export async function takeNewEmail(
  transaction: Transaction,
  { storeCode, settings }: Pick<EngineContext, "storeCode" | "settings">,
  { customer_id, email }: Row<"customer_link">,
): Promise<Row<"customer">> {
  if (!(await isEmailAvailable(transaction, storeCode, email))) throw alreadyExists(TAKEN, "email");
  const former = await transaction
    .selectFrom("customer")
    .select(["email", "email_confirmed_at"])
    .where("id", "=", customer_id)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable("customer")
    .set({ email, email_confirmed_at: new Date().toISOString() })
    .where("id", "=", customer_id)
    .execute();
  await expireLinks(transaction, customer_id, ["confirm-email", "change-email", "password"]);
  const from = confirmedEmailAt(former) ? former.email : null;
  await moveSubscription(transaction, { storeCode, from, to: email });
  const customer = await transaction
    .selectFrom("customer")
    .selectAll()
    .where("id", "=", customer_id)
    .executeTakeFirstOrThrow();
  await whenEmailConfirmed(transaction, customer);
  await queueShortEmail(transaction, settings, {
    kind: "security-notice",
    storeCode,
    recipient: former.email,
    subject: "The email address of your account has changed",
    heading: "Your address has changed",
    paragraphs: [
      `Your ${brandOf(settings).name} account has a new, confirmed email address. From now on, you'll sign in with it and get our emails there.`,
      "If you didn't change it, please contact us right away and we'll help you get your account back.",
    ],
    button: { label: "Contact us", url: shopAddress(settings, "/contact-us") },
  });
  return customer;
}
