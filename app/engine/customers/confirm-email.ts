import type { Transaction } from "kysely";
import type { Database, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { ConfirmEmailInput } from "../graphql/resolvers.generated";
import { readEmail } from "../shared/email-address";
import { consumeLink, findLink, LINK_IS_OVER } from "./customer-link";
import { confirmEmailOf } from "./email-confirmed";
import { takeNewEmail } from "./take-new-email";

const SIGN_IN_FIRST = "Please sign in to the account this link is for, then open it again from our email.";

/**
 * Proves that an address is a customer's own, by the key of the link that was sent there: the account's address, or
 * the new one that then takes its place. Only for who is signed in to that account: an email that is followed without
 * thinking must neither vouch for an account that a stranger opened, nor take over one by a mistyped address.
 * @throws GraphQLError of category input for a key that is used, too old, another's or made up, and for who is not
 *   signed in; already-exists when the new address has an account by now
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
    if (asker?.id !== link.customer_id) throw inputError(SIGN_IN_FIRST);
    if (!(await consumeLink(transaction, link))) throw inputError(LINK_IS_OVER, "confirmation_key");
    return link.purpose === "change-email"
      ? takeNewEmail(transaction, context, link)
      : confirmOwn(transaction, link);
  });
  context.wakeMail();
  return customer;
}

async function confirmOwn(
  transaction: Transaction<Database>,
  { customer_id, email }: Row<"customer_link">,
): Promise<Row<"customer">> {
  const customer = await transaction
    .selectFrom("customer")
    .selectAll()
    .where("id", "=", customer_id)
    .where("email", "=", email)
    .executeTakeFirst();
  if (!customer) throw inputError(LINK_IS_OVER, "confirmation_key");
  await confirmEmailOf(transaction, customer.id);
  return customer;
}
