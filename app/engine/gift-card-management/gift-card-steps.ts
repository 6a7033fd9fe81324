import type { AdminContext } from "../admin-api/admin-context";
import type { BlockGiftCardInput, CorrectGiftCardInput } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { requireGivingAllowed } from "../order-management/refund-limit";
import { requireLine } from "../shared/typed-text";
import { blockGiftCard } from "./block-gift-card";
import { changeGiftCard, type GiftCardChange, type GiftCardForm } from "./change-gift-card";
import { emailGiftCard } from "./email-gift-card";
import { requireMayReceive } from "./issue-for-staff";
import { MAX_REASON_LENGTH, readRecipient } from "./read-issue";

const RESEND_FROM_ORDER =
  "A customer bought this gift card. Its email can be sent again from its order, under “Emails”.";
const BLOCK_INSTEAD = "This gift card's email can't be sent again. Block it and issue another one.";

/**
 * Emails an issued gift card once more, with a new code: the earlier one no longer works.
 * @throws GraphQLError of category input for a card that was not emailed yet, is empty or blocked
 */
export async function resendGiftCard(context: AdminContext, form: GiftCardForm): Promise<void> {
  const options = { action: "gift-card.resend", changedFields: ["code"] } as const;
  await changeGiftCard(context, form, options, async (change) => {
    const issued = await requireIssued(change);
    if (issued.sent_at === null) throw inputError("This gift card is emailed on its day.");
    if (change.balanceCents === 0) throw inputError("Nothing is left of this gift card.");
    await email(context, change, issued);
    return undefined;
  });
}

/**
 * Corrects where an issued gift card goes, as long as nothing of it was used. A card that was emailed already goes to the
 * new address with a new code, so that the email to the wrong one is worth nothing. Whoever redirects a card that somebody
 * else issued gives it away: it counts toward their refunds of the day.
 * @throws GraphQLError FORBIDDEN above the role's limit; of category input for a used or blocked card, and for an invalid
 * address
 */
export async function correctGiftCard(context: AdminContext, input: CorrectGiftCardInput): Promise<void> {
  const recipient_email = readRecipient(input.recipient_email);
  const options = { action: "gift-card.recipient", changedFields: ["recipient_email"] } as const;
  await changeGiftCard(context, input, options, async (change) => {
    const issued = await requireIssued(change);
    if (change.balanceCents < issued.amount_cents)
      throw inputError(
        "Somebody has used this gift card, so its address can't be corrected. Block it instead.",
      );
    if (recipient_email === issued.recipient_email)
      throw inputError("This is the address that the gift card has already.", "recipient_email");
    const { transaction, session, balanceCents } = change;
    const isOwn = issued.admin_user_id === session.user.id;
    if (!isOwn) await requireGivingAllowed(transaction, session, balanceCents);
    await transaction
      .updateTable("issued_gift_card")
      .set({ recipient_email })
      .where("gift_card_id", "=", issued.gift_card_id)
      .execute();
    if (issued.sent_at !== null) await email(context, change, { ...issued, recipient_email });
    return isOwn ? undefined : { amountCents: balanceCents };
  });
}

/**
 * Blocks a gift card and takes what is left of it, whoever paid for it. A card that is blocked already, to which an order
 * has returned money since, is emptied again.
 * @throws GraphQLError of category input without a reason, and for a card that is blocked and empty
 */
export async function blockForStaff(context: AdminContext, input: BlockGiftCardInput): Promise<void> {
  const reason = requireLine(input.reason, { field: "reason", maxLength: MAX_REASON_LENGTH });
  const options = { action: "gift-card.block", changedFields: ["blocked_at", "balance"] } as const;
  await changeGiftCard(
    context,
    input,
    options,
    async ({ transaction, card, issued, balanceCents, requestKey }) => {
      if (card.blocked_at !== null && balanceCents === 0)
        throw inputError("This gift card is blocked already.");
      await blockGiftCard(transaction, card, { reason, requestKey, isIssued: issued !== null });
      if (issued) await withdrawEmails(transaction, card, issued);
      return undefined;
    },
  );
}

/** @throws GraphQLError of category input for a card that staff cannot email */
async function requireIssued({
  transaction,
  card,
  issued,
}: GiftCardChange): Promise<Row<"issued_gift_card">> {
  if (!issued) throw inputError((await isBought(transaction, card)) ? RESEND_FROM_ORDER : BLOCK_INSTEAD);
  if (card.blocked_at !== null) throw inputError("This gift card is blocked.");
  if (issued.recipient_email === "") throw inputError("The recipient's data were erased.");
  return issued;
}

/** Deletes emails with the code that were not sent yet. */
async function withdrawEmails(
  transaction: Connection,
  { code_ending, store_code }: Row<"gift_card">,
  { recipient_email }: Row<"issued_gift_card">,
): Promise<void> {
  await transaction
    .deleteFrom("mail_outbox")
    .where("sent_at", "is", null)
    .where("kind", "=", "gift")
    .where("store_code", "=", store_code)
    .where("recipient", "=", recipient_email)
    .where("text_body", "like", `%-${code_ending}%`)
    .execute();
}

async function isBought(db: Connection, { id }: Row<"gift_card">): Promise<boolean> {
  const query = db.selectFrom("gift_certificate").select("piece").where("gift_card_id", "=", id);
  return (await query.executeTakeFirst()) !== undefined;
}

async function email(
  context: AdminContext,
  change: GiftCardChange,
  issued: Row<"issued_gift_card">,
): Promise<void> {
  const { card, transaction } = change;
  await requireMayReceive(change, card.store_code, issued.recipient_email);
  await emailGiftCard(transaction, context.settingsOf(card.store_code), card, issued);
}
