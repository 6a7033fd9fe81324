import { z } from "zod";
import { signedToken } from "../shared/signed-token";

/** Parameters of the hosted page in its URL, signed against changes of the amount or destination. */
const claimsSchema = z.object({
  orderId: z.number().int().positive(),
  cents: z.number().int().positive(),
  returnPath: z.string(),
});

export const PAGE_LIFETIME_MILLISECONDS = 60 * 60 * 1000;

export type PaymentClaims = z.infer<typeof claimsSchema>;

export const paymentToken = signedToken({
  purpose: "sandbox-payment",
  claims: claimsSchema,
  lifetime: PAGE_LIFETIME_MILLISECONDS,
});
