import type { Settings } from "~/settings/settings.server";
import { blockedCents } from "../../balances/orders/give-back-balances";
import type { Connection, Row } from "../../database/schema";
import { queueOrderEmail } from "../../mail/queue-short-email";
import { formatMoney } from "../../totals/money";
import { amountLines } from "../amount-lines";
import { refundText } from "../cancelled-emails";
import { orderPage } from "../order-link";
import { paymentInstructions } from "../payment-instructions";
import type { OrderItemView } from "../view-orders";
import type { CancellationQuote } from "./quote-cancellation";

interface Reduction {
  order: Row<"sales_order">;
  quote: CancellationQuote;
  /** Before the cancellation. */
  orderItems: Pick<OrderItemView, "id" | "name" | "design_description">[];
}

/** Notifies the buyer of an unpaid order what the store canceled of it, and what is left to pay. */
export async function queueReducedEmail(
  transaction: Connection,
  settings: Settings,
  { order, quote, orderItems }: Reduction,
): Promise<void> {
  const { grandTotalCents, balanceCents, returns } = quote;
  await queueOrderEmail(transaction, settings, order, {
    kind: "order",
    subject: `A part of your order ${order.number} is canceled`,
    heading: "We've changed your order",
    paragraphs: [
      `We've canceled this part of your order ${order.number}. If you didn't expect that, just reply to this email.`,
      canceledLines(quote, orderItems).join("\n"),
      refundText(order, { paymentCents: 0, balanceCents, blockedCents: blockedCents(returns) }),
      ...(grandTotalCents === 0
        ? ["There's nothing left to pay."]
        : [`Your new total is ${formatMoney(grandTotalCents)}.`, paymentInstructions(order, settings) ?? ""]),
    ].filter((text) => text !== ""),
    button: { label: "See your order", url: orderPage(settings, order) },
  });
}

/** What is canceled, one line each; designs in words. */
function canceledLines(
  { items, shippingCents, taxCents }: CancellationQuote,
  orderItems: Reduction["orderItems"],
): string[] {
  return amountLines(items, orderItems, [
    { label: "Shipping", cents: shippingCents },
    { label: "Sales tax", cents: taxCents },
  ]);
}
