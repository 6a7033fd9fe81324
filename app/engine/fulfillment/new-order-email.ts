import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../database/schema";
import { messageLine } from "../gift-options/ordered-gift";
import { queueShopEmail } from "../mail/shop-email";
import { attributionText } from "../orders/attribution";
import { statusLabel } from "../orders/order-states";
import { itemFeatures, type OrderItemView, type OrderView } from "../orders/view-orders";
import { dayText } from "../shared/day-text";
import { formatMoney } from "../totals/money";
import { staffOrderLink } from "./staff-order-link";

/** Queues the email that notifies the store of an order and links to it in /admin. */
export async function queueNewOrderEmail(
  db: Connection,
  settings: Settings,
  { order, items, said }: OrderView,
): Promise<void> {
  await queueShopEmail(db, settings, {
    storeCode: order.store_code,
    orderId: order.id,
    subject: `New order ${order.number}`,
    lines: [
      `${statusLabel(order.status)}, ${formatMoney(order.grand_total_cents)}, ${order.payment_method_title}.`,
      items.map(itemText).join("\n"),
      ...shippingLines(order),
      ...(said.sendProof ? ["Proof first: production waits until the buyer approves it."] : []),
      ...(said.dropship ? ["Hide prices: please ship it without an invoice."] : []),
      ...(said.orderComment ? [`Order comment: ${said.orderComment}`] : []),
      ...(said.giftMessage ? [`Gift message for a card: ${messageLine(said.giftMessage)}`] : []),
      ...(said.attribution ? [`How they found us: ${attributionText(said.attribution)}`] : []),
      `Start it, ship it and see any claims: ${staffOrderLink(settings, order.id)}`,
    ],
    replyTo: order.email,
  });
}

/** The line with what was chosen for it, one choice a line. */
function itemText(item: OrderItemView): string {
  const { quantity, name, gift_wrapping_cents } = item;
  const wrap = gift_wrapping_cents > 0 ? [`  Gift wrap is paid: ${formatMoney(gift_wrapping_cents)}`] : [];
  const features = itemFeatures(item).map(({ label, title }) => `  ${label}: ${title}`);
  return [`${quantity} × ${name}`, ...features, ...wrap].join("\n");
}

function shippingLines({ arrival_date, shipping_method_title }: OrderView["order"]): string[] {
  if (!shipping_method_title) return [];
  const promised = arrival_date ? `, promised by ${dayText(arrival_date)}` : "";
  return [`${shipping_method_title}${promised}.`];
}
