import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { queueOrderEmail } from "../mail/queue-short-email";
import { queueShopEmail } from "../mail/shop-email";
import { refundByHand } from "../payments/payment-methods";
import type { RefundSplit } from "../refunds/refund-split";
import { formatMoney } from "../totals/money";
import { orderPage } from "./order-link";

interface Cancellation {
  reason: string;
  by: "buyer" | "store";
  /** The payment was only reserved, and is released. */
  isRelease: boolean;
  /** What is returned by the cancellation, without earlier refunds. */
  split: RefundSplit;
  /** The part that goes to gift cards that staff blocked. */
  blockedCents: number;
}

/** Notifies buyer and store that an order was canceled, and how its money is refunded. */
export async function queueCancelledEmails(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  { reason, by, isRelease, split, blockedCents }: Cancellation,
): Promise<void> {
  await queueOrderEmail(transaction, settings, order, {
    kind: "order",
    subject: `Your order ${order.number} is canceled`,
    heading: "Your order is canceled",
    paragraphs: [
      by === "buyer"
        ? `As you asked, we won't make your order ${order.number}.`
        : `We've canceled your order ${order.number}. If you didn't expect that, just reply to this email.`,
      refundText(order, { ...split, blockedCents, isRelease }) || "You haven't been charged.",
    ],
    button: { label: "See your order", url: orderPage(settings, order) },
  });
  const byHand = split.paymentCents > 0 ? refundByHand(order) : null;
  await queueShopEmail(transaction, settings, {
    storeCode: order.store_code,
    subject: `Canceled: order ${order.number}`,
    lines: [
      "Please don't make it.",
      `${by === "buyer" ? "The buyer's reason" : "Canceled by staff"}: ${reason}`,
      ...(byHand ? [`Please send ${formatMoney(split.paymentCents)} back ${byHand.forStaff}.`] : []),
    ],
    replyTo: order.email,
  });
}

interface BuyersRefund extends RefundSplit {
  /** The part of `balanceCents` that goes to blocked gift cards: the buyer can't use it. */
  blockedCents: number;
  /** The payment was only reserved. */
  isRelease?: boolean;
}

/** Sentences that explain how and when the refund reaches the buyer; empty when there is none. */
export function refundText(
  order: Row<"sales_order">,
  { paymentCents, balanceCents, blockedCents, isRelease = false }: BuyersRefund,
): string {
  const sentences: string[] = [];
  const amount = formatMoney(paymentCents);
  if (isRelease)
    sentences.push(`You haven't been charged: we're releasing the ${amount} that we had reserved.`);
  else if (paymentCents > 0) sentences.push(`We're refunding ${amount} to you.`, wayOfPayment(order));
  if (balanceCents > blockedCents) {
    sentences.push(
      `We've returned ${formatMoney(balanceCents - blockedCents)} to the gift cards, store credit or points you used.`,
    );
  }
  if (blockedCents > 0) {
    sentences.push(
      `${formatMoney(blockedCents)} was paid with a gift card that no longer works. Please reply to this email so we can sort it out.`,
    );
  }
  return sentences.join(" ");
}

function wayOfPayment(order: Row<"sales_order">): string {
  return refundByHand(order)?.forBuyer ?? "Refunds usually show up within five to ten days.";
}
