import { z } from "zod";
import type { Settings } from "~/settings/settings.server";
import { signedToken } from "../shared/signed-token";

/** Opens the invoice of one order. */
export const invoiceToken = signedToken({
  purpose: "invoice",
  claims: z.object({ orderId: z.number().int().positive() }),
  lifetime: 24 * 60 * 60 * 1000,
});

const UNPAID = ["pending_payment", "on_hold", "cancelled"];

/** Path segment of an order's invoice, valid for a day; null for an unpaid order. */
export function invoicePath(
  settings: Pick<Settings, "sessionSecret">,
  orderId: number,
  status: string | null | undefined,
): string | null {
  if (!status || UNPAID.includes(status)) return null;
  return paidInvoicePath(settings, orderId);
}

/** Path of a paid order's invoice, valid for a day. */
export function paidInvoicePath(settings: Pick<Settings, "sessionSecret">, orderId: number): string {
  return `/rest/mpc/V1/invoices/${invoiceToken.sign(settings, { orderId })}.pdf`;
}
