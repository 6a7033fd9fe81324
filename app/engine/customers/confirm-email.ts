import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { ConfirmEmailInput } from "../graphql/resolvers.generated";
import { startRegisteredNewsletter } from "../newsletter/registered-newsletter";
import { claimAccount } from "./claim-account";
import { consumeLink, LINK_IS_OVER } from "./customer-link";
import { confirmEmailOf } from "./email-confirmed";
import { type RejectedState, readConfirmationLink } from "./read-confirmation-link";
import { takeNewEmail } from "./take-new-email";

/** The page of the link shows its own heading for it. */
const ALREADY_CONFIRMED = "This email address is already confirmed.";
export const PASSWORD_REMOVED =
  "Because this account was never used on this device, we removed the password it was created with. You can sign in with a code we email you, or create a new password.";
const SIGN_IN_FIRST = "Please sign in to the account this link is for. Then you can confirm your address.";

interface ConfirmedEmail {
  customer: Row<"customer">;
  /** Whether a stranger may have chosen the password, so that it was removed. */
  isPasswordRemoved: boolean;
}

/**
 * Confirms an email address by the key of the link sent to it: the account's address, or a new one that then replaces
 * it. A new address requires being signed in to the account. Its own address does not; but on a device on which the
 * account was never used, its password is removed, since a stranger may have opened it.
 * @throws GraphQLError of category input for a key that is used, expired, another customer's or invalid, and for
 * visitors who have to sign in; already-exists when another account has the new address by now
 */
export async function confirmEmail(
  context: EngineContext,
  { email, confirmation_key: secret }: ConfirmEmailInput,
): Promise<ConfirmedEmail> {
  const asker = await context.customer();
  const outcome = await context.db.transaction().execute(async (transaction) => {
    const followed = await readConfirmationLink(context, transaction, { email, secret, asker });
    if (!("link" in followed)) throw rejection(followed.state);
    const { state, link } = followed;
    if (!(await consumeLink(transaction, link))) throw inputError(LINK_IS_OVER, "confirmation_key");
    if (link.purpose === "change-email")
      return { customer: await takeNewEmail(transaction, context, link), isPasswordRemoved: false };
    return confirmOwn(transaction, context, { link, mayBeStrangers: state === "REMOVES_PASSWORD" });
  });
  context.wakeMail();
  return outcome;
}

function rejection(state: RejectedState) {
  if (state === "SIGN_IN") return inputError(SIGN_IN_FIRST);
  return inputError(state === "CONFIRMED" ? ALREADY_CONFIRMED : LINK_IS_OVER, "confirmation_key");
}

async function confirmOwn(
  transaction: Transaction,
  context: EngineContext,
  { link, mayBeStrangers }: { link: Row<"customer_link">; mayBeStrangers: boolean },
): Promise<ConfirmedEmail> {
  const customer = await transaction
    .selectFrom("customer")
    .selectAll()
    .where("id", "=", link.customer_id)
    .where("email", "=", link.email)
    .executeTakeFirst();
  if (!customer) throw inputError(LINK_IS_OVER, "confirmation_key");
  // Before the customer is locked, as in the newsletter's own steps. The link's email says that it starts.
  await startRegisteredNewsletter(transaction, customer, context.settings);
  const isPasswordRemoved = mayBeStrangers && (await claimAccount(transaction, context, customer));
  await confirmEmailOf(transaction, customer.id);
  return { customer, isPasswordRemoved };
}
