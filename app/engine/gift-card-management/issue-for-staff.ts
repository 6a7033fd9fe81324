import { shopDay } from "~/brand/shop-day";
import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { IssueGiftCardInput } from "../admin-api/resolvers.generated";
import { changeOnce, type FormChange } from "../audit/change-once";
import { issueGiftCard } from "../balances/gift-cards/issue-gift-card";
import type { Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { mayReceive, TOO_MANY_EMAILS } from "../mail/email-rate-limit";
import { lockPerson, requireGivingAllowed } from "../order-management/refund-limit";
import { plainName } from "../orders/buyer-name";
import { emailGiftCard } from "./email-gift-card";
import { readIssue, type WantedGiftCard } from "./read-issue";

/**
 * Issues a gift card that nobody pays for, and emails it now or on its day. It counts toward the person's refunds of the
 * day. The form acts once, however often it is sent.
 * @throws GraphQLError FORBIDDEN above the role's limit; of category input that names the field
 */
export async function issueForStaff(context: AdminContext, input: IssueGiftCardInput): Promise<void> {
  const { storeCodes } = await requireSession(context);
  const { store_code } = input;
  if (!storeCodes.includes(store_code)) throw inputError("There's no such store.");
  const wanted = readIssue(input);
  await changeOnce(context, input.key, {
    lock: lockPerson,
    async change(_subject, form) {
      const { transaction, session } = form;
      await requireGivingAllowed(transaction, session, wanted.amountCents);
      await requireMayReceive(form, store_code, wanted.recipientEmail);
      const { card, issued } = await create(form, store_code, wanted);
      if (wanted.deliverOn <= shopDay(new Date()))
        await emailGiftCard(transaction, context.settingsOf(store_code), card, issued);
      return {
        action: "gift-card.issue",
        subject: { type: "gift-card", id: String(card.id) },
        storeCode: store_code,
        amountCents: wanted.amountCents,
      };
    },
  });
  context.wakeMail();
}

/** @throws GraphQLError of category input after too many gift cards to one mailbox */
export async function requireMayReceive(
  { transaction }: Pick<FormChange, "transaction">,
  storeCode: string,
  email: string,
): Promise<void> {
  if (await mayReceive({ db: transaction, storeCode }, "gift-card", email)) return;
  throw inputError(TOO_MANY_EMAILS, "recipient_email");
}

/** Its first code is known to nobody: the email brings its own. */
async function create(
  { transaction, session, requestKey }: FormChange,
  storeCode: string,
  wanted: WantedGiftCard,
): Promise<{ card: Row<"gift_card">; issued: Row<"issued_gift_card"> }> {
  const { id } = await issueGiftCard(transaction, {
    storeCode,
    amountCents: wanted.amountCents,
    reasonKey: `gift-card-issued:${requestKey}`,
  });
  const issued = await transaction
    .insertInto("issued_gift_card")
    .values({
      gift_card_id: id,
      store_code: storeCode,
      admin_user_id: session.user.id,
      amount_cents: wanted.amountCents,
      recipient_name: wanted.recipientName,
      search_name: plainName(wanted.recipientName),
      recipient_email: wanted.recipientEmail,
      message: wanted.message,
      reason: wanted.reason,
      deliver_on: wanted.deliverOn,
      created_at: new Date().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const card = await transaction
    .selectFrom("gift_card")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { card, issued };
}
