import type { BrandTexts } from "~/brand/brand-schema";
import type { Row } from "../database/schema";
import { type Collection, collectionOf } from "../payments/payment-methods";
import { formatMoney } from "../totals/money";

/** True if production waits for a check. */
export function waitsForCheck({ status, payment_method }: Row<"sales_order">): boolean {
  return status === "pending_payment" && collectionOf(payment_method) === "check";
}

/** Instructions for the buyer to pay the order; null when there is nothing to do. */
export function paymentInstructions(
  order: Row<"sales_order">,
  brand: Pick<BrandTexts, "name" | "address">,
): string | null {
  const collection = collectionOf(order.payment_method);
  if (order.status !== "pending_payment" || collection === null) return null;
  return INSTRUCTIONS[collection](order, brand);
}

type Instruct = (order: Row<"sales_order">, brand: Pick<BrandTexts, "name" | "address">) => string | null;

const INSTRUCTIONS: Record<Collection, Instruct> = {
  nothing: () => null,
  page: () => null,
  check(order, { name, address }) {
    const amount = formatMoney(order.grand_total_cents);
    return `Please make your check for ${amount} payable to ${name}, write order number ${order.number} on it and mail it to ${name}, ${address}. We start as soon as it arrives.`;
  },
};
