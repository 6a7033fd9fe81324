import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import type { Row } from "../database/schema";
import { paymentMethod } from "../payments/payment-methods";

/** Whether the order waits for a payment that its buyer sends and staff record. */
export function waitsForBuyersPayment({ status, payment_method }: Row<"sales_order">): boolean {
  return status === "pending_payment" && paymentMethod(payment_method)?.sentByBuyer !== undefined;
}

/** What an order's buyer must do for the payment to arrive; null when there is nothing to do. */
export function paymentInstructions(
  order: Row<"sales_order">,
  settings: Pick<Settings, "brand" | "brandsDirectory" | "payments">,
): string | null {
  if (order.status !== "pending_payment") return null;
  const { name, address } = brandOf(settings);
  const payee = { name, address, bankTransfer: settings.payments.bankTransfer };
  return paymentMethod(order.payment_method)?.sentByBuyer?.instructions(order, payee) ?? null;
}
