import type { Settings } from "~/settings/settings.server";
import { cardOwner } from "../balances/balance";
import { writtenCode } from "../balances/gift-cards/gift-card-code";
import { giftCardEmail } from "../balances/gift-cards/gift-card-emails";
import { renewGiftCardCode } from "../balances/gift-cards/renew-gift-card-code";
import { balanceOf } from "../balances/ledger";
import type { Connection, Row } from "../database/schema";
import { queueMail } from "../mail/outbox";

/**
 * Emails an issued gift card with what is left of it. No code is stored, so the card gets a new one. Call it with the
 * card and its balance locked.
 */
export async function emailGiftCard(
  transaction: Connection,
  settings: Settings,
  card: Row<"gift_card">,
  issued: Row<"issued_gift_card">,
): Promise<void> {
  const code = writtenCode(await renewGiftCardCode(transaction, card));
  const gift = {
    amountCents: await balanceOf(transaction, cardOwner(card, card.id)),
    recipientName: issued.recipient_name,
    message: issued.message,
  };
  const isReplacement = issued.sent_at !== null;
  await queueMail(transaction, {
    kind: "gift",
    storeCode: card.store_code,
    recipient: issued.recipient_email,
    ...giftCardEmail(settings, gift, { code, senderName: null, isReplacement }),
  });
  await transaction
    .updateTable("issued_gift_card")
    .set({ sent_at: new Date().toISOString() })
    .where("gift_card_id", "=", card.id)
    .execute();
}
