import type { Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { mayWrite, TOO_MANY_EMAILS } from "../mail/email-rate-limit";
import { inConstantTime } from "../shared/constant-time";
import { readEmail } from "../shared/email-address";
import { queueChangeConfirmation, queueConfirmation } from "./confirmation-email";

/**
 * Resends the confirmation link to an unconfirmed address. Response and time are the same when nothing is to be
 * confirmed.
 * @throws GraphQLError of category input for an invalid address, and after too many emails
 */
export async function resendConfirmation(context: EngineContext, typedEmail: string): Promise<void> {
  const email = readEmail(typedEmail);
  const may = await mayWrite(context, "resend-confirmation", email);
  if (may === "reject") throw inputError(TOO_MANY_EMAILS);
  await inConstantTime(async () => {
    if (may !== "write") return;
    await context.db.transaction().execute((transaction) => writeAgain(transaction, context, email));
    context.wakeMail();
  });
}

async function writeAgain(
  transaction: Transaction,
  { storeCode, settings }: EngineContext,
  email: string,
): Promise<void> {
  const unconfirmed = await transaction
    .selectFrom("customer")
    .selectAll()
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .where("email_confirmed_at", "is", null)
    .executeTakeFirst();
  if (unconfirmed) return queueConfirmation(transaction, settings, unconfirmed);
  const changing = await transaction
    .selectFrom("customer_link")
    .innerJoin("customer", "customer.id", "customer_link.customer_id")
    .selectAll("customer")
    .where("customer_link.email", "=", email)
    .where("customer_link.purpose", "=", "change-email")
    .where("customer_link.expires_at", ">", new Date().toISOString())
    .where("customer.store_code", "=", storeCode)
    .limit(1)
    .executeTakeFirst();
  if (changing) await queueChangeConfirmation(transaction, settings, changing, email);
}
