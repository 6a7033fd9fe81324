import type { AdminContext } from "../admin-api/admin-context";
import { changeOnce } from "../audit/change-once";
import { lockRows } from "../database/dialect";
import { inputError } from "../graphql/errors";
import { queueAgain } from "../mail/given-up-emails";
import { rowId } from "../shared/row-id";

/**
 * Queues an email that could not be delivered once more, whatever it is about. A form that is sent twice acts once.
 * @throws GraphQLError of category input for an email of another store, one that did not fail, and a code that has expired
 */
export async function resendFailedEmail(
  context: AdminContext,
  { id, key }: { id: string; key: string },
): Promise<void> {
  await changeOnce(context, key, {
    lock: (transaction, { storeCodes }) =>
      lockRows(
        transaction,
        transaction
          .selectFrom("mail_outbox")
          .select(["id", "store_code", "expires_at", "given_up_at"])
          .where("id", "=", rowId(id))
          .where("store_code", "in", ["", ...storeCodes]),
      ).executeTakeFirst(),
    async change(email, { transaction }) {
      if (!email || email.given_up_at === null)
        throw inputError("This email isn't among the failed ones anymore. Please reload the page.");
      if (email.expires_at !== null && email.expires_at <= new Date().toISOString())
        throw inputError("The code in this email has expired. The customer can request a new one.");
      await queueAgain(transaction, email.id);
      return {
        action: "email.resend",
        subject: { type: "email", id: String(email.id) },
        storeCode: email.store_code,
      };
    },
  });
  context.wakeMail();
}
