import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { queueOrderEmail } from "../mail/queue-short-email";
import { queueShopEmail } from "../mail/shop-email";
import { amountLines } from "../orders/amount-lines";
import { refundText } from "../orders/cancelled-emails";
import { orderPage } from "../orders/order-link";
import type { OrderItemView } from "../orders/view-orders";
import { refundByHand } from "../payments/payment-methods";
import { formatMoney } from "../totals/money";
import type { RefundQuote } from "./quote-refund";
import type { RefundParts } from "./refund-parts";
import type { RefundSplit } from "./refund-split";

interface RefundNews extends Pick<RefundQuote, "parts" | "split" | "blockedCents" | "isRelease"> {
  order: Row<"sales_order">;
  orderItems: Pick<OrderItemView, "id" | "name" | "design_description">[];
}

/** Notifies the buyer of a refund: its lines and amounts, and how it reaches them. */
export async function queueRefundEmail(
  transaction: Connection,
  settings: Settings,
  { order, orderItems, parts, split, blockedCents, isRelease }: RefundNews,
): Promise<void> {
  await queueOrderEmail(transaction, settings, order, {
    kind: "order",
    subject: `A refund for your order ${order.number}`,
    heading: `We've refunded ${formatMoney(parts.amountCents)}`,
    paragraphs: [
      `Here's what we've refunded from your order ${order.number}:`,
      refundLines(parts, orderItems).join("\n"),
      refundText(order, { ...split, blockedCents, isRelease }),
    ],
    button: { label: "See your order", url: orderPage(settings, order) },
  });
}

/** Asks staff to send the part of a refund that no payment service returns. */
export async function queueHandRefundEmail(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  { paymentCents }: RefundSplit,
): Promise<void> {
  const byHand = refundByHand(order);
  if (paymentCents === 0 || !byHand) return;
  await queueShopEmail(transaction, settings, {
    storeCode: order.store_code,
    orderId: order.id,
    subject: `Refund to send: order ${order.number}`,
    lines: [`Please send ${formatMoney(paymentCents)} back ${byHand.forStaff}.`],
    replyTo: order.email,
  });
}

/** The parts of a refund, one line each; designs in words. */
function refundLines(parts: RefundParts, orderItems: RefundNews["orderItems"]): string[] {
  return amountLines(parts.items, orderItems, [
    { label: "Shipping", cents: parts.shippingCents },
    { label: "Sales tax", cents: parts.taxCents },
    {
      label: parts.adjustmentCents < 0 ? "Refunded before" : "Additional refund",
      cents: parts.adjustmentCents,
    },
    { label: "Total", cents: parts.amountCents },
  ]);
}
