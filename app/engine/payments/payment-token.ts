import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** What the hosted page must know, in its address: signed, so that nobody can pay less or elsewhere. */
const claimsSchema = z.object({
  orderId: z.number().int().positive(),
  cents: z.number().int().positive(),
  /** Path of the storefront to go back to. */
  returnPath: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

export type PaymentClaims = z.infer<typeof claimsSchema>;

/** Two parts of base64url with a dot between them: the claims and their signature. */
export function signPaymentToken(claims: PaymentClaims, secret: string): string {
  const body = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${body}.${signature(body, secret)}`;
}

/** The claims of a token; null when it is forged, broken or expired. */
export function readPaymentToken(token: string, secret: string, now: number): PaymentClaims | null {
  const [body, sent, ...rest] = token.split(".");
  if (!body || !sent || rest.length > 0 || !isEqual(sent, signature(body, secret))) return null;
  const claims = claimsSchema.safeParse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
  return claims.success && claims.data.expiresAt > now ? claims.data : null;
}

function signature(body: string, secret: string): string {
  return createHmac("sha256", secret).update(`sandbox-payment:${body}`).digest("base64url");
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
