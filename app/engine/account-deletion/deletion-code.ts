import { brandOf } from "~/brand/brands.server";
import { requireCustomer } from "../customers/require-customer";
import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { mayWrite, TOO_MANY_EMAILS } from "../mail/email-rate-limit";
import { queueShortEmail } from "../mail/queue-short-email";
import { CODE_MINUTES, codeExpiry, codeHash, isCode, MAX_ATTEMPTS, newCode } from "../shared/mailed-code";

const WRONG = "That code is wrong or has expired. Please check it or request a new one.";

/**
 * Emails the current customer a code that confirms deleting the account; it replaces the previous one.
 * @throws GraphQLError of category authorization for guests, input when too many emails were requested
 */
export async function sendDeletionCode(context: EngineContext): Promise<void> {
  const customer = await requireCustomer(context);
  const may = await mayWrite(context, "leaving", customer.email);
  if (may !== "write") throw inputError(TOO_MANY_EMAILS);
  const { db, settings, storeCode } = context;
  const code = newCode();
  const row = {
    code_hash: codeHash(settings, purposeOf(customer), code),
    attempts: 0,
    created_at: new Date().toISOString(),
    expires_at: codeExpiry(),
  };
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("account_deletion_code")
      .values({ customer_id: customer.id, ...row })
      .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(row))
      .execute();
    await queueShortEmail(transaction, settings, {
      kind: "account-deletion-code",
      storeCode,
      recipient: customer.email,
      expiresAt: row.expires_at,
      subject: "Your code to delete your account",
      heading: code,
      paragraphs: [
        `Use this code to delete your ${brandOf(settings).name} account. Enter it on the page where you requested it; it works for ${CODE_MINUTES} minutes.`,
      ],
      footnote:
        "If you didn't ask for this, someone else is signed in to your account. Please sign out everywhere and choose a new password.",
    });
  });
  context.wakeMail();
}

/** Checks the code, which proves access to the account's mailbox; counts each attempt. @throws GraphQLError of category input */
export async function requireDeletionCode(
  { db, settings }: EngineContext,
  customer: Row<"customer">,
  typed: string,
): Promise<void> {
  const kept = await db
    .updateTable("account_deletion_code")
    .set((row) => ({ attempts: row("attempts", "+", 1) }))
    .where("customer_id", "=", customer.id)
    .where("attempts", "<", MAX_ATTEMPTS)
    .where("expires_at", ">", new Date().toISOString())
    .returning("code_hash")
    .executeTakeFirst();
  if (!isCode(settings, purposeOf(customer), typed, kept?.code_hash ?? null)) throw inputError(WRONG, "code");
}

export async function deleteExpiredDeletionCodes(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom("account_deletion_code").where("expires_at", "<=", now.toISOString()).execute();
}

function purposeOf({ id }: Pick<Row<"customer">, "id">): string {
  return `leaving ${id}`;
}
