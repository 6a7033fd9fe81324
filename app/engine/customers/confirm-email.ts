import type { Settings } from "~/settings/settings.server";
import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { ConfirmEmailInput } from "../graphql/resolvers.generated";
import { readEmail } from "../shared/email-address";
import { consumeLink, findLink, LINK_IS_OVER } from "./customer-link";
import { confirmEmailOf } from "./email-confirmed";
import { takeNewEmail } from "./take-new-email";

const SIGN_IN_FIRST = "Please sign in to the account this link is for, then open it again from our email.";

/**
 * Confirms an email address by the key of the link sent to it: the account's address, or a new one that then replaces
 * it. A new address requires being signed in to the account: a link followed without thinking must not give a mistyped
 * address's owner the account.
 * @throws GraphQLError of category input for a key that is used, expired, another customer's or invalid, and for a new
 * address whose customer is not signed in; already-exists when another account has the new address by now
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
    if (!link) throw inputError(LINK_IS_OVER, "confirmation_key");
    if (!mayConfirm(link, asker)) throw inputError(SIGN_IN_FIRST);
    if (!(await consumeLink(transaction, link))) throw inputError(LINK_IS_OVER, "confirmation_key");
    return link.purpose === "change-email"
      ? takeNewEmail(transaction, context, link)
      : confirmOwn(transaction, context.settings, link);
  });
  context.wakeMail();
  return customer;
}

/** Only the account's own address may be confirmed without signing in; never while signed in to another account. */
function mayConfirm({ purpose, customer_id }: Row<"customer_link">, asker: { id: number } | null): boolean {
  return asker ? asker.id === customer_id : purpose === "confirm-email";
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
  await confirmEmailOf(transaction, settings, customer.id);
  return customer;
}
