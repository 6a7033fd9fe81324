import { z } from "zod";
import type { OperationResult, PaymentReport, ProviderRecord } from "../payment-provider";

/** Results of PayPal's package about orders (v2) in the words of the payment port. */

const moneySchema = z.object({ value: z.string(), currencyCode: z.string() });
const feeSchema = z.object({ paypalFee: moneySchema.optional() }).optional();
const partSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneySchema,
  /** Of a capture. */
  sellerReceivableBreakdown: feeSchema,
  /** Of a refund: the fee that PayPal returns. */
  sellerPayableBreakdown: feeSchema,
});

/** A capture or refund that was requested. */
export const resultSchema = partSchema.pick({ id: true, status: true });

export const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchaseUnits: z
    .array(
      z.object({
        payments: z
          .object({
            authorizations: z.array(partSchema).default([]),
            captures: z.array(partSchema).default([]),
            refunds: z.array(partSchema.extend({ customId: z.string().optional() })).default([]),
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
function paymentsOf({ purchaseUnits }: PaypalOrder): PaypalOrder["purchaseUnits"][number]["payments"] {
  return purchaseUnits[0]?.payments ?? NONE;
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
    feeCents: feeOf(captured[0]?.sellerReceivableBreakdown),
    refunds: refunds.map((refund) => ({
      ...resultOf(refund),
      key: refund.customId ?? null,
      cents: centsOf(refund.amount.value),
      feeCents: returnedFee(refund.sellerPayableBreakdown),
    })),
    disputes: [],
  };
}

function feeOf(breakdown: z.output<typeof feeSchema>): number | null {
  return breakdown?.paypalFee ? centsOf(breakdown.paypalFee.value) : null;
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

export function dollars(cents: number): { currencyCode: string; value: string } {
  return { currencyCode: "USD", value: (cents / 100).toFixed(2) };
}

/** "12.34" → 1234 */
export function centsOf(value: string): number {
  return Math.round(Number(value) * 100);
}
