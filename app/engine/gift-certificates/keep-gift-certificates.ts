import { shopDay } from "~/brand/shop-day";
import type { Settings } from "~/settings/settings.server";
import type { Connection, NewRow, Row } from "../database/schema";
import { plainName } from "../orders/buyer-name";
import { type OrderItemView, viewOrder } from "../orders/view-orders";
import { deliverGiftCertificates } from "./deliver-gift-certificates";
import { orderedGift } from "./ordered-gift";

/** Rows per statement: databases limit the number of parameters. */
const AT_ONCE = 500;

/**
 * Records the gift certificates of a paid order, each piece once, and emails those due now. Call it in the transaction
 * of the payment.
 */
export async function keepGiftCertificates(
  transaction: Connection,
  order: Row<"sales_order">,
  settings: Settings,
): Promise<void> {
  const { items } = await viewOrder(transaction, order);
  const pieces = items.flatMap((item) => piecesOf(item, shopDay(new Date())));
  if (pieces.length === 0) return;
  for (let first = 0; first < pieces.length; first += AT_ONCE) {
    await transaction
      .insertInto("gift_certificate")
      .values(pieces.slice(first, first + AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await deliverGiftCertificates(transaction, settings, order);
}

function piecesOf(item: OrderItemView, today: string): NewRow<"gift_certificate">[] {
  const gift = orderedGift(item);
  if (!gift) return [];
  return Array.from({ length: item.quantity }, (_, index) => ({
    order_item_id: item.id,
    piece: index + 1,
    order_id: item.order_id,
    amount_cents: item.unit_price_cents,
    recipient_name: gift.recipientName,
    search_name: plainName(gift.recipientName),
    recipient_email: gift.recipientEmail,
    sender_name: gift.senderName,
    message: gift.message,
    deliver_on: gift.deliverOn ?? today,
  }));
}
