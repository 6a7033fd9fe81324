import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Settings } from "~/settings.server";

type Secret = Pick<Settings, "sessionSecret">;

const LONGEST = 4096;
const sealedSchema = z.object({ payload: z.unknown(), expiresAt: z.number().nullable() });

/**
 * A text that carries a payload through a link, a mail or another page, and that nobody else can make.
 * @param purpose a token made for one purpose is worth nothing for another
 * @param expiresAt milliseconds since 1970; without it the token lasts
 */
export function signToken(settings: Secret, purpose: string, payload: object, expiresAt?: number): string {
  const sealed = JSON.stringify({ payload, expiresAt: expiresAt ?? null });
  const body = Buffer.from(sealed).toString("base64url");
  return `${body}.${signature(settings, purpose, body)}`;
}

/** The payload of a token; null when it is forged, broken, expired, of another purpose or another form. */
export function readToken<Payload>(
  settings: Secret,
  purpose: string,
  token: string,
  schema: z.ZodType<Payload>,
  now = Date.now(),
): Payload | null {
  if (token.length > LONGEST) return null;
  const [body, sent, ...rest] = token.split(".");
  if (!body || !sent || rest.length > 0 || !isEqual(sent, signature(settings, purpose, body))) return null;
  const { payload, expiresAt } = sealedSchema.parse(
    JSON.parse(Buffer.from(body, "base64url").toString("utf8")),
  );
  if (expiresAt !== null && expiresAt <= now) return null;
  return schema.safeParse(payload).data ?? null;
}

function signature({ sessionSecret }: Secret, purpose: string, body: string): string {
  return createHmac("sha256", sessionSecret).update(`${purpose}:${body}`).digest("base64url");
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
