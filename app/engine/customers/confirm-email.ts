import type { Settings } from "~/settings/settings.server";
import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { ConfirmEmailInput } from "../graphql/resolvers.generated";
import { startRegisteredNewsletter } from "../newsletter/registered-newsletter";
import type { Device } from "../sessions/device";
import { hasUsedDevice } from "../sessions/known-devices";
import { readEmail } from "../shared/email-address";
import { consumeLink, findLink, isConfirmedBy, LINK_IS_OVER } from "./customer-link";
import { confirmEmailOf } from "./email-confirmed";
import { takeNewEmail } from "./take-new-email";

/** The page of the link shows its own heading for it. */
const ALREADY_CONFIRMED = "This email address is already confirmed.";
const SIGN_IN_FIRST = "Please sign in to the account this link is for. Then you can confirm your address.";

/**
 * Confirms an email address by the key of the link sent to it: the account's address, or a new one that then replaces
 * it. Requires being signed in to the account or, for its own address, a device on which it was used: a link followed
 * without thinking must neither confirm an account that a stranger opened, nor give one away through a mistyped address.
 * @throws GraphQLError of category input for a key that is used, expired, another customer's or invalid, and for
 * visitors who have to sign in; already-exists when another account has the new address by now
 */
export async function confirmEmail(
  context: EngineContext,
  { email: typed, confirmation_key }: ConfirmEmailInput,
): Promise<Row<"customer">> {
  const email = readEmail(typed);
  const asker = await context.customer();
  const customer = await context.db.transaction().execute(async (transaction) => {
    const link = await findLink(context, transaction, {
      purposes: ["confirm-email", "change-email"],
      email,
      secret: confirmation_key,
    });
    if (!link) {
      throw inputError(
        await whyOver(context, transaction, { email, secret: confirmation_key }),
        "confirmation_key",
      );
    }
    if (!(await mayConfirm(transaction, context.device(), { asker, link }))) throw inputError(SIGN_IN_FIRST);
    if (!(await consumeLink(transaction, link))) throw inputError(LINK_IS_OVER, "confirmation_key");
    return link.purpose === "change-email"
      ? takeNewEmail(transaction, context, link)
      : confirmOwn(transaction, context.settings, link);
  });
  context.wakeMail();
  return customer;
}

/** The reader has the link from the mailbox, so they may know that its address is confirmed. */
async function whyOver(
  context: EngineContext,
  transaction: Transaction,
  link: { email: string; secret: string },
): Promise<string> {
  return (await isConfirmedBy(context, transaction, link)) ? ALREADY_CONFIRMED : LINK_IS_OVER;
}

async function mayConfirm(
  transaction: Transaction,
  device: Device,
  { asker, link }: { asker: { id: number } | null; link: Row<"customer_link"> },
): Promise<boolean> {
  if (asker) return asker.id === link.customer_id;
  return link.purpose === "confirm-email" && hasUsedDevice(transaction, link.customer_id, device);
}

async function confirmOwn(
  transaction: Transaction,
  settings: Settings,
  { customer_id, email }: Row<"customer_link">,
): Promise<Row<"customer">> {
  const customer = await transaction
    .selectFrom("customer")
    .selectAll()
    .where("id", "=", customer_id)
    .where("email", "=", email)
    .executeTakeFirst();
  if (!customer) throw inputError(LINK_IS_OVER, "confirmation_key");
  // Before the customer is locked, as in the newsletter's own steps.
  await startRegisteredNewsletter(transaction, customer, settings);
  await confirmEmailOf(transaction, customer.id);
  return customer;
}
