import { z } from "zod";
import { readToken, signToken } from "../shared/signed-token";

const PURPOSE = "sandbox-payment";

/** What the hosted page must know, in its address: signed, so that nobody can pay less or elsewhere. */
const claimsSchema = z.object({
  orderId: z.number().int().positive(),
  cents: z.number().int().positive(),
  /** Path of the storefront to go back to. */
  returnPath: z.string(),
});

export type PaymentClaims = z.infer<typeof claimsSchema>;

/** @param expiresAt milliseconds since 1970 */
export function signPaymentToken(claims: PaymentClaims, secret: string, expiresAt: number): string {
  return signToken({ sessionSecret: secret }, PURPOSE, claims, expiresAt);
}

/** The claims of a token; null when it is forged, broken or expired. */
export function readPaymentToken(token: string, secret: string, now: number): PaymentClaims | null {
  return readToken({ sessionSecret: secret }, PURPOSE, token, claimsSchema, now);
}
