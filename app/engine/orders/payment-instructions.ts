import type { BrandTexts } from "~/brand/brand-schema";
import type { Row } from "../database/schema";
import { isHosted } from "../payments/payment-methods";
import { formatMoney } from "../totals/money";

/** Whether the order is made once a check has arrived. */
export function waitsForCheck({ status, payment_method }: Row<"sales_order">): boolean {
  return status === "pending_payment" && !isHosted(payment_method);
}

/** Where to send the check that the order waits for, over how much; null when it waits for none. */
export function paymentInstructions(
  order: Row<"sales_order">,
  { name, address }: Pick<BrandTexts, "name" | "address">,
): string | null {
  if (!waitsForCheck(order)) return null;
  const amount = formatMoney(order.grand_total_cents);
  return `Please make out your check for ${amount} to ${name}, write the order number ${order.number} on it and send it to ${name}, ${address}. We start as soon as it arrives.`;
}
