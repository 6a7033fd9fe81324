import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../../database/schema";
import { staffOrderLink } from "../../fulfillment/staff-order-link";
import { queueShopEmail } from "../../mail/shop-email";
import { formatMoney } from "../../totals/money";
import type { DisputeReport, ProviderName } from "../payment-provider";

interface ReportedDispute extends DisputeReport {
  provider: ProviderName;
  /** The order was put on hold for it. */
  isHeld: boolean;
}

/** Notifies the store of a dispute, or how it ended. */
export async function queueDisputeEmail(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  dispute: ReportedDispute,
): Promise<void> {
  await queueShopEmail(transaction, settings, {
    storeCode: order.store_code,
    orderId: order.id,
    subject: `${title(dispute)}: order ${order.number}`,
    lines: [
      ...lines(dispute),
      `Dispute ${dispute.reference} at ${dispute.provider}. The order: ${staffOrderLink(settings, order.id)}`,
    ],
    replyTo: order.email,
  });
}

function title({ isWithdrawn, state }: ReportedDispute): string {
  if (state === "open") return isWithdrawn ? "Payment disputed" : "Inquiry about a payment";
  return state === "won" ? "Dispute won" : "Dispute lost";
}

function lines({ cents, isHeld, isWithdrawn, reason, state }: ReportedDispute): string[] {
  const amount = formatMoney(cents);
  if (state === "won") return [`The ${amount} stays with us. If the order is on hold, you can release it.`];
  if (state === "lost")
    return [
      `The ${amount} went back to the buyer. Please don't refund this order again, and don't make it if it isn't made yet.`,
    ];
  return [
    `The buyer ${isWithdrawn ? "disputes" : "asks their bank about"} ${amount}. The reason given: ${reason.toLowerCase().replaceAll("_", " ")}.`,
    ...(isWithdrawn ? [] : ["The money is still ours. Without an answer, it becomes a dispute."]),
    isHeld
      ? "The order is on hold, so it won't be made or shipped. Please answer the dispute in time."
      : "Please answer the dispute in time, with the tracking number if the order has shipped.",
  ];
}
