import { z } from "zod";
import { signedToken } from "../shared/signed-token";

/**
 * The payment page's signed statement that an amount was charged for an order; the same for shopper and server
 * notification.
 */

const claimsSchema = z.object({
  orderId: z.number().int().positive(),
  /** The charged amount. */
  cents: z.number().int().positive(),
  /** The payment provider's reference; unique per payment. */
  reference: z.string().min(1).max(100),
});

/** Does not expire: a payment may be reported days later. */
export const receiptToken = signedToken({ purpose: "payment-receipt", claims: claimsSchema });
