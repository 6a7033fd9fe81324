import type { Transaction } from "kysely";
import type { Database, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { alreadyExists } from "../graphql/errors";
import { queueMail } from "../mail/outbox";
import { shortLetter } from "../mail/short-letter";
import { moveSubscription } from "../newsletter/move-subscription";
import { shopAddress } from "../shared/shop-address";
import { ownBrand } from "../shared/store-settings";
import { endLinks } from "./customer-link";
import { confirmedEmailAt, whenEmailConfirmed } from "./email-confirmed";
import { isEmailAvailable } from "./is-email-available";

const TAKEN = "This address has an account of its own by now. Please choose another one.";

/**
 * Gives a customer the address that the link was sent to, ends all links to the former one and tells it so.
 * @throws GraphQLError of category already-exists when the address has an account by now
 */
export async function takeNewEmail(
  transaction: Transaction<Database>,
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
  await endLinks(transaction, customer_id, ["confirm-email", "change-email", "password"]);
  const from = confirmedEmailAt(former) ? former.email : null;
  await moveSubscription(transaction, { storeCode, from, to: email });
  const customer = await transaction
    .selectFrom("customer")
    .selectAll()
    .where("id", "=", customer_id)
    .executeTakeFirstOrThrow();
  await whenEmailConfirmed(transaction, customer);
  await queueMail(transaction, {
    kind: "security-notice",
    storeCode,
    recipient: former.email,
    ...shortLetter(settings, {
      subject: "The email address of your account has changed",
      heading: "Your address has changed",
      paragraphs: [
        `Your account at ${ownBrand(settings).name} has a new email address; it was confirmed there. From now on you sign in with it, and our emails go there.`,
        "If it was not you who changed it, please write to us at once. We help you to get your account back.",
      ],
      button: { label: "Write to us", url: shopAddress(settings, "/contact-us") },
    }),
  });
  return customer;
}
