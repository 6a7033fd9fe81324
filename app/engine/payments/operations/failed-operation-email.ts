import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../../database/schema";
import { queueShopEmail } from "../../mail/shop-email";
import { formatMoney } from "../../totals/money";

type Operation = Pick<
  Row<"payment_operation">,
  "kind" | "amount_cents" | "payment_reference" | "provider" | "problem"
>;

/** Notifies the store that money could not be moved, and what staff can do. */
export async function queueFailedOperationEmail(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  operation: Operation,
): Promise<void> {
  const { title, advice } = texts(operation);
  await queueShopEmail(transaction, settings, {
    storeCode: order.store_code,
    subject: `${title}: order ${order.number}`,
    lines: [
      `${advice} Payment ${operation.payment_reference} (${operation.provider}).`,
      `The reason given: ${operation.problem ?? "none"}`,
    ],
    replyTo: order.email,
  });
}

function texts({ kind, amount_cents }: Operation): { title: string; advice: string } {
  const amount = formatMoney(amount_cents);
  if (kind === "capture") {
    return {
      title: "Charge failed",
      advice: `We couldn't charge the ${amount} that was reserved for this order, so it's on hold. Please ask the buyer to pay another way before you make it.`,
    };
  }
  if (kind === "void") {
    return {
      title: "Release failed",
      advice: `We couldn't release the ${amount} reserved for this order. Please cancel it in the payment service's dashboard.`,
    };
  }
  return {
    title: "Refund failed",
    advice: `We couldn't refund ${amount}. Please refund it in the payment service's dashboard, or send a check.`,
  };
}
