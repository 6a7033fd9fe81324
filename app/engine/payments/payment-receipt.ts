import { z } from "zod";
import type { Settings } from "~/settings.server";
import { readToken, signToken } from "../shared/signed-token";

/** What the payment page swears to: that a sum was charged for an order. Shopper and server notice bring the same. */

const PURPOSE = "payment-receipt";

const claimsSchema = z.object({
  orderId: z.number().int().positive(),
  /** What was charged. */
  cents: z.number().int().positive(),
  /** What the payment provider calls the payment; never the same for two. */
  reference: z.string().min(1).max(100),
});

export type ReceiptClaims = z.infer<typeof claimsSchema>;

type Secret = Pick<Settings, "sessionSecret">;

/** A receipt never becomes void: a payment may be told of days later. */
export function signReceipt(settings: Secret, claims: ReceiptClaims): string {
  return signToken(settings, PURPOSE, claims);
}

/** What a receipt swears to; null when it is forged or broken. */
export function readReceipt(settings: Secret, receipt: string): ReceiptClaims | null {
  return readToken(settings, PURPOSE, receipt, claimsSchema);
}
