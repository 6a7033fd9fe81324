import { z } from "zod";
import { signedToken } from "../shared/signed-token";

/** What the payment page swears to: that a sum was charged for an order. Shopper and server notice bring the same. */

const claimsSchema = z.object({
  orderId: z.number().int().positive(),
  /** What was charged. */
  cents: z.number().int().positive(),
  /** What the payment provider calls the payment; never the same for two. */
  reference: z.string().min(1).max(100),
});

export type ReceiptClaims = z.infer<typeof claimsSchema>;

/** Does not expire: a payment may be reported days later. */
export const receiptToken = signedToken({ purpose: "payment-receipt", claims: claimsSchema });
