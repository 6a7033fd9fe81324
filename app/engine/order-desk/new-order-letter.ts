import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database } from "../database/schema";
import { messageLine } from "../gift-options/ordered-gift";
import { queueShopLetter } from "../mail/shop-letter";
import { statusLabel } from "../orders/order-states";
import type { OrderView } from "../orders/view-orders";
import { formatMoney } from "../totals/money";
import { deskPage } from "./desk-token";

/** Queues the letter by which the shop learns of an order and moves it from there on. */
export async function queueNewOrderLetter(
  db: Kysely<Database>,
  settings: Settings,
  { order, items, said }: OrderView,
): Promise<void> {
  await queueShopLetter(db, settings, {
    storeCode: order.store_code,
    subject: `New order ${order.number}`,
    lines: [
      `${statusLabel(order.status)}, ${formatMoney(order.grand_total_cents)}, ${order.payment_method_title}.`,
      items.map(({ quantity, name }) => `${quantity} × ${name}`).join("\n"),
      ...(said.dropship ? ["No prices in the parcel: please send it without an invoice."] : []),
      ...(said.orderComment ? [`The shopper says: ${said.orderComment}`] : []),
      ...(said.giftMessage ? [`For a card in the parcel: ${messageLine(said.giftMessage)}`] : []),
      `Begin it, send it, and see what is claimed: ${deskPage(settings, order.id)}`,
    ],
    replyTo: order.email,
  });
}
