import { z } from "zod";
import type { OperationResult, PaymentReport, ProviderRecord } from "../payment-provider";

/** PayPal's orders (v2) in the words of the payment port. */

const moneySchema = z.object({ value: z.string(), currency_code: z.string() });
const feeSchema = z.object({ paypal_fee: moneySchema.optional() }).optional();
const partSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneySchema,
  /** Of a capture. */
  seller_receivable_breakdown: feeSchema,
  /** Of a refund: the fee that PayPal returns. */
  seller_payable_breakdown: feeSchema,
});

export const refundSchema = partSchema.partial({ amount: true }).extend({ custom_id: z.string().optional() });
export const captureSchema = partSchema.partial({ amount: true });

export const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        payments: z
          .object({
            authorizations: z.array(partSchema).default([]),
            captures: z.array(partSchema).default([]),
            refunds: z.array(partSchema.extend({ custom_id: z.string().optional() })).default([]),
          })
          .default({}),
      }),
    )
    .default([]),
});

export type PaypalOrder = z.output<typeof orderSchema>;

const NONE = { authorizations: [], captures: [], refunds: [] };
const CAPTURED = ["COMPLETED", "REFUNDED", "PARTIALLY_REFUNDED"];
const VOIDED = ["VOIDED", "EXPIRED", "DENIED"];

/** An order has one purchase unit, with at most one authorization and one capture. */
function paymentsOf({ purchase_units }: PaypalOrder): PaypalOrder["purchase_units"][number]["payments"] {
  return purchase_units[0]?.payments ?? NONE;
}

export function authorizationOf(order: PaypalOrder): string | undefined {
  return paymentsOf(order).authorizations[0]?.id;
}

export function captureOf(order: PaypalOrder): string | undefined {
  return paymentsOf(order).captures[0]?.id;
}

/** What was paid; the payment's reference is the order's, since PayPal's own changes when it is captured. */
export function reportOf(order: PaypalOrder): PaymentReport {
  const { authorizations, captures } = paymentsOf(order);
  const [part] = [...captures, ...authorizations];
  if (!part) return { state: order.status === "VOIDED" ? "failed" : "open" };
  const paid = { reference: order.id, cents: centsOf(part.amount.value) };
  if (captures.length > 0 && CAPTURED.includes(part.status)) return { state: "captured", ...paid };
  if (captures.length === 0 && part.status === "CREATED") return { state: "authorized", ...paid };
  return { state: part.status === "PENDING" ? "pending" : "failed" };
}

export function recordOf(order: PaypalOrder): ProviderRecord {
  const { authorizations, captures, refunds } = paymentsOf(order);
  const captured = captures.filter(({ status }) => CAPTURED.includes(status));
  const isVoided = authorizations.some(({ status }) => VOIDED.includes(status));
  return {
    state: captured.length > 0 ? "captured" : isVoided ? "voided" : "authorized",
    capturedCents: captured.reduce((total, { amount }) => total + centsOf(amount.value), 0),
    feeCents: feeOf(captured[0]?.seller_receivable_breakdown),
    refunds: refunds.map((refund) => ({
      ...resultOf(refund),
      key: refund.custom_id ?? null,
      cents: centsOf(refund.amount.value),
      feeCents: returnedFee(refund.seller_payable_breakdown),
    })),
    disputes: [],
  };
}

function feeOf(breakdown: z.output<typeof feeSchema>): number | null {
  return breakdown?.paypal_fee ? centsOf(breakdown.paypal_fee.value) : null;
}

function returnedFee(breakdown: z.output<typeof feeSchema>): number | null {
  const cents = feeOf(breakdown);
  return cents === null ? null : 0 - cents;
}

/** The result of a capture or refund. */
export function resultOf({ id, status }: { id: string; status: string }): OperationResult {
  if (CAPTURED.includes(status)) return { state: "settled", reference: id };
  if (status === "PENDING") return { state: "pending", reference: id };
  return { state: "failed", reference: id, problem: `PayPal reports ${status.toLowerCase()}.` };
}

export function dollars(cents: number): { currency_code: string; value: string } {
  return { currency_code: "USD", value: (cents / 100).toFixed(2) };
}

/** "12.34" → 1234 */
export function centsOf(value: string): number {
  return Math.round(Number(value) * 100);
}
