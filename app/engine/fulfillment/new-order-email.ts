import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../database/schema";
import { messageLine } from "../gift-options/ordered-gift";
import { queueShopEmail } from "../mail/shop-email";
import { attributionText } from "../orders/attribution";
import { statusLabel } from "../orders/order-states";
import type { OrderItemView, OrderView } from "../orders/view-orders";
import { formatMoney } from "../totals/money";
import { fulfillmentPage } from "./fulfillment-token";

/** Queues the email that notifies the store of an order and links to its fulfillment page. */
export async function queueNewOrderEmail(
  db: Connection,
  settings: Settings,
  { order, items, said }: OrderView,
): Promise<void> {
  await queueShopEmail(db, settings, {
    storeCode: order.store_code,
    subject: `New order ${order.number}`,
    lines: [
      `${statusLabel(order.status)}, ${formatMoney(order.grand_total_cents)}, ${order.payment_method_title}.`,
      items.map(itemLine).join("\n"),
      ...(said.dropship ? ["Hide prices: please ship it without an invoice."] : []),
      ...(said.orderComment ? [`Order comment: ${said.orderComment}`] : []),
      ...(said.giftMessage ? [`Gift message for a card: ${messageLine(said.giftMessage)}`] : []),
      ...(said.attribution ? [`How they found us: ${attributionText(said.attribution)}`] : []),
      `Start it, ship it and see any claims: ${fulfillmentPage(settings, order.id)}`,
    ],
    replyTo: order.email,
  });
}

function itemLine({ quantity, name, design_description }: OrderItemView): string {
  return `${quantity} × ${name}${design_description ? `: ${design_description}` : ""}`;
}
