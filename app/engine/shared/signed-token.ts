import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Settings } from "~/settings/settings.server";

type Secret = Pick<Settings, "sessionSecret">;

const MAX_LENGTH = 4096;
const sealedSchema = z.object({ payload: z.unknown(), expiresAt: z.number().nullable() });

interface TokenKind<Claims extends object> {
  /** A token signed for one purpose is invalid for every other. Links in sent emails contain it: never change it. */
  purpose: string;
  claims: z.ZodType<Claims>;
  /** Milliseconds; without it tokens do not expire. */
  lifetime?: number;
}

interface SignedToken<Claims extends object> {
  /** @param expiresAt milliseconds since 1970; by default after the lifetime */
  sign(settings: Secret, claims: Claims, expiresAt?: number): string;
  /** The claims; null when the token is forged, malformed, expired, or of another purpose or form. */
  read(settings: Secret, token: string, now?: number): Claims | null;
}

/** A type of signed token that carries claims through a link, an email or another page. */
export function signedToken<Claims extends object>(kind: TokenKind<Claims>): SignedToken<Claims> {
  const { purpose, claims: schema, lifetime } = kind;
  return {
    sign: (settings, claims, expiresAt = lifetime && Date.now() + lifetime) =>
      signToken(settings, purpose, claims, expiresAt),
    read: (settings, token, now = Date.now()) => {
      const payload = readPayload(settings, purpose, token, now);
      return schema.safeParse(payload).data ?? null;
    },
  };
}

/** Signs any payload for any purpose. @param expiresAt milliseconds since 1970; without it the token does not expire */
export function signToken(settings: Secret, purpose: string, payload: object, expiresAt?: number): string {
  const sealed = JSON.stringify({ payload, expiresAt: expiresAt ?? null });
  const body = Buffer.from(sealed).toString("base64url");
  return `${body}.${signature(settings, purpose, body)}`;
}

/** Undefined when the token is forged, malformed, expired or of another purpose. */
function readPayload(settings: Secret, purpose: string, token: string, now: number): unknown {
  if (token.length > MAX_LENGTH) return undefined;
  const [body, sent, ...rest] = token.split(".");
  if (!body || !sent || rest.length > 0 || !isEqual(sent, signature(settings, purpose, body)))
    return undefined;
  const { payload, expiresAt } = sealedSchema.parse(
    JSON.parse(Buffer.from(body, "base64url").toString("utf8")),
  );
  return expiresAt !== null && expiresAt <= now ? undefined : payload;
}

function signature({ sessionSecret }: Secret, purpose: string, body: string): string {
  return createHmac("sha256", sessionSecret).update(`${purpose}:${body}`).digest("base64url");
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
