import { z } from "zod";
import { signedToken } from "../shared/signed-token";

/** What the hosted page must know, in its address: signed, so that nobody can pay less or elsewhere. */
const claimsSchema = z.object({
  orderId: z.number().int().positive(),
  cents: z.number().int().positive(),
  /** Path of the storefront to go back to. */
  returnPath: z.string(),
});

export type PaymentClaims = z.infer<typeof claimsSchema>;

export const paymentToken = signedToken({
  purpose: "sandbox-payment",
  claims: claimsSchema,
  lifetime: 60 * 60 * 1000,
});
