import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database, Row } from "../database/schema";
import { queueMail } from "../mail/outbox";
import { queueShopLetter } from "../mail/shop-letter";
import { shortLetter } from "../mail/short-letter";
import { isRefundedByHand } from "../payments/refund-payment";
import { formatMoney } from "../totals/money";
import { orderPage } from "./order-link";
import type { RefundSplit } from "./refund-split";

/** Tells buyer and shop that an order was cancelled, and what becomes of its money. */
export async function queueCancelledLetters(
  transaction: Kysely<Database>,
  settings: Settings,
  order: Row<"sales_order">,
  reason: string,
): Promise<void> {
  const amount = formatMoney(order.grand_total_cents);
  const isRefunded = order.status === "refunded";
  const split = {
    paymentCents: isRefunded ? order.grand_total_cents : 0,
    balanceCents: order.balance_cents,
  };
  await queueMail(transaction, {
    kind: "order",
    storeCode: order.store_code,
    recipient: order.email,
    ...shortLetter(settings, {
      subject: `Your order ${order.number} is cancelled`,
      heading: "Cancelled, as you wished",
      paragraphs: [
        `We will not make your order ${order.number}.`,
        wayBack(order, split) || "Nothing was charged.",
      ],
      button: { label: "See your order", url: orderPage(settings, order) },
    }),
  });
  const byHand = isRefunded && isRefundedByHand(order);
  await queueShopLetter(transaction, settings, {
    storeCode: order.store_code,
    subject: `Cancelled: order ${order.number}`,
    lines: [
      "Please do not make it.",
      `The buyer's reason: ${reason}`,
      ...(byHand ? [`Please send ${amount} back by check.`] : []),
    ],
    replyTo: order.email,
  });
}

/** By which ways, and how soon, money reaches its buyer again; empty when there is none. Whole sentences. */
export function wayBack(order: Row<"sales_order">, { paymentCents, balanceCents }: RefundSplit): string {
  const sentences: string[] = [];
  if (paymentCents > 0) {
    sentences.push(`${formatMoney(paymentCents)} is on its way back to you.`, wayOfPayment(order));
  }
  if (balanceCents > 0) {
    sentences.push(
      `${formatMoney(balanceCents)} is back on the gift cards, store credit or points that you paid with.`,
    );
  }
  return sentences.join(" ");
}

function wayOfPayment(order: Row<"sales_order">): string {
  return isRefundedByHand(order)
    ? "We send a check to your billing address within five days."
    : "On a card it usually shows within five to ten days.";
}
