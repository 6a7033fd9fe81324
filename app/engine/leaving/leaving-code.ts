import type { Kysely } from "kysely";
import { requireCustomer } from "../customers/require-customer";
import type { Database, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { mayWrite, TOO_MANY_LETTERS } from "../mail/letter-brake";
import { queueMail } from "../mail/outbox";
import { shortLetter } from "../mail/short-letter";
import { CODE_MINUTES, codeExpiry, codeHash, isCode, MOST_TRIES, newCode } from "../shared/mailed-code";
import { ownBrand } from "../shared/store-settings";

const WRONG = "That code is not right, or it is too old. Please check it, or ask for a new one.";

/**
 * Mails the asker a code with which the account can be deleted; the one before it is over.
 * @throws GraphQLError of category authorization for guests, input when too many letters were asked for
 */
export async function sendLeavingCode(context: EngineContext): Promise<void> {
  const customer = await requireCustomer(context);
  const may = await mayWrite(context, "leaving", customer.email);
  if (may !== "write") throw inputError(TOO_MANY_LETTERS);
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
      .insertInto("leaving_code")
      .values({ customer_id: customer.id, ...row })
      .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(row))
      .execute();
    await queueMail(transaction, {
      kind: "account-deletion-code",
      storeCode,
      recipient: customer.email,
      expiresAt: row.expires_at,
      ...shortLetter(settings, {
        subject: "Your code to delete your account",
        heading: code,
        paragraphs: [
          `With this code you can delete your account at ${ownBrand(settings).name}. Please type it on the page where you asked for it; it works for ${CODE_MINUTES} minutes.`,
        ],
        footnote:
          "If it was not you who asked, somebody is signed in to your account: please sign out everywhere and choose a new password.",
      }),
    });
  });
  context.wakeMail();
}

/** Makes sure that the asker reads the account's mail; each try counts. @throws GraphQLError of category input */
export async function requireLeavingCode(
  { db, settings }: EngineContext,
  customer: Row<"customer">,
  typed: string,
): Promise<void> {
  const kept = await db
    .updateTable("leaving_code")
    .set((row) => ({ attempts: row("attempts", "+", 1) }))
    .where("customer_id", "=", customer.id)
    .where("attempts", "<", MOST_TRIES)
    .where("expires_at", ">", new Date().toISOString())
    .returning("code_hash")
    .executeTakeFirst();
  if (!isCode(settings, purposeOf(customer), typed, kept?.code_hash ?? null)) throw inputError(WRONG, "code");
}

/** Forgets the codes that are over. */
export async function clearExpiredLeavingCodes(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("leaving_code").where("expires_at", "<=", now.toISOString()).execute();
}

function purposeOf({ id }: Pick<Row<"customer">, "id">): string {
  return `leaving ${id}`;
}
