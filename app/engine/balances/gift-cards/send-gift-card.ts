import { requireCustomer } from "../../customers/require-customer";
import type { Connection, Row } from "../../database/schema";
import type { EngineContext } from "../../graphql/context";
import { inputError } from "../../graphql/errors";
import type { SendGiftCardInput } from "../../graphql/resolvers.generated";
import { mayWrite, TOO_MANY_EMAILS } from "../../mail/email-rate-limit";
import { queueMail } from "../../mail/outbox";
import { plainName } from "../../orders/buyer-name";
import { formatMoney } from "../../totals/money";
import { BalanceTooLow, consume } from "../ledger";
import { writtenCode } from "./gift-card-code";
import { giftCardEmail, giftReceipt } from "./gift-card-emails";
import { issueGiftCard } from "./issue-gift-card";
import { type Gift, readGift } from "./read-gift";
import { findSentByReason, type SentCard } from "./sent-gift-cards";

const SENT_ANOTHER =
  "You've already sent a gift card with this form. Please reload the page to send another.";

/**
 * Emails a gift card that is paid from the current customer's store credit: credit, card and emails in one transaction.
 * A repeated request_id sends nothing and returns the card already sent.
 * @throws GraphQLError of category authorization for guests, input that names the field, or after too many emails
 */
export async function sendGiftCard(context: EngineContext, input: SendGiftCardInput): Promise<SentCard> {
  const customer = await requireCustomer(context);
  const gift = readGift(input);
  const reasonKey = `gift-card-sent:${customer.id}:${gift.requestId}`;
  const before = await findSentByReason(context.db, customer.id, reasonKey);
  if (before) return sameGift(before, gift);
  await context.db.transaction().execute(async (transaction) => {
    if (!(await pay(transaction, context, customer.id, gift, reasonKey))) return;
    if ((await mayWrite({ ...context, db: transaction }, "gift-card", gift.recipientEmail)) !== "write") {
      throw inputError(TOO_MANY_EMAILS);
    }
    await writeAndMail(transaction, context, customer, gift, reasonKey);
  });
  context.wakeMail();
  const sent = await findSentByReason(context.db, customer.id, reasonKey);
  if (!sent) throw new Error("A gift card that was paid is not there.");
  return sameGift(sent, gift);
}

/** Rejects a request_id reused for a different gift, as by a page left open. @throws GraphQLError of category input */
function sameGift(sent: SentCard, gift: Gift): SentCard {
  if (sent.recipient_email === gift.recipientEmail && sent.amount === gift.amountCents) return sent;
  throw inputError(SENT_ANOTHER);
}

/** Charges store credit for the card. @returns false when it was charged before */
async function pay(
  transaction: Connection,
  { storeCode }: EngineContext,
  account: number,
  { amountCents, recipientName }: Gift,
  reasonKey: string,
): Promise<boolean> {
  try {
    return await consume(transaction, {
      storeCode,
      account,
      kind: "credit",
      amount: amountCents,
      reasonKey,
      reason: `Gift card for ${recipientName}`,
    });
  } catch (error) {
    if (!(error instanceof BalanceTooLow)) throw error;
    throw inputError(`You have ${formatMoney(error.available)} of store credit.`, "amount");
  }
}

async function writeAndMail(
  transaction: Connection,
  { storeCode, settings }: EngineContext,
  customer: Row<"customer">,
  gift: Gift,
  reasonKey: string,
): Promise<void> {
  const { amountCents } = gift;
  const card = await issueGiftCard(transaction, { storeCode, amountCents, reasonKey });
  await transaction
    .insertInto("sent_gift_card")
    .values({
      gift_card_id: card.id,
      customer_id: customer.id,
      recipient_name: gift.recipientName,
      search_name: plainName(gift.recipientName),
      recipient_email: gift.recipientEmail,
      amount: amountCents,
      created_at: new Date().toISOString(),
    })
    .execute();
  const sent = { code: writtenCode(card.code), senderName: customer.firstname };
  const messages = [
    { recipient: gift.recipientEmail, ...giftCardEmail(settings, gift, sent) },
    { recipient: customer.email, ...giftReceipt(settings, gift, sent) },
  ];
  for (const message of messages) await queueMail(transaction, { kind: "gift", storeCode, ...message });
}
