import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { settingGroup } from "./setting-group.server";

const MIN_SECRET_LENGTH = 32;

export const cookieGroup = settingGroup("Cookies", {
  SESSION_SECRET: {
    type: z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`),
    documentedDefault: "generated and stored in `DATA_DIR`",
    description:
      "Secret that signs cookies and links, 32 characters or more; required with `DATABASE_URL` or `PROVIDER_URL`",
  },
  FORMER_COOKIES_UNTIL: {
    type: z.coerce.date({ message: "must be a date, such as 2027-03-01" }),
    default: "2027-03-01",
    description:
      "Until when cookies in the formats of earlier versions are read and renewed; set a later day when you upgrade later",
  },
  PRICE_CACHE_SECONDS: {
    type: z.coerce.number().int().min(60),
    default: 604_800,
    description: "How long a price code is remembered; 7 days by default",
  },
});

export type CookieSettings = ReturnType<typeof cookieSettings>;

/** @param dataDirectory an existing folder, in which the secret is stored unless it is set */
export function cookieSettings(values: z.infer<typeof cookieGroup.schema>, dataDirectory: string) {
  return {
    sessionSecret: values.SESSION_SECRET ?? storedSecret(dataDirectory),
    /** Cookies in the formats of earlier versions are read until then (docs/decisions/0063). */
    formerCookiesUntil: values.FORMER_COOKIES_UNTIL,
    priceCacheSeconds: values.PRICE_CACHE_SECONDS,
  };
}

/** Adds an issue when several processes could each generate a secret of their own. */
export function requireSharedSecret(
  settings: { SESSION_SECRET?: string; PROVIDER_URL?: string; DATABASE_URL?: string },
  context: z.RefinementCtx,
): void {
  if (settings.SESSION_SECRET || !(settings.PROVIDER_URL || settings.DATABASE_URL)) return;
  context.addIssue({
    code: "custom",
    path: ["SESSION_SECRET"],
    message: "is required when PROVIDER_URL or DATABASE_URL is set, so that every process signs alike",
  });
}

/**
 * The secret of a first local start, stored so that a restart does not log everybody out.
 * @throws Error when the file contains none, such as after a start on a full disk
 */
function storedSecret(dataDirectory: string): string {
  const path = join(dataDirectory, "session-secret");
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString("hex"), { mode: 0o600 });
  const secret = readFileSync(path, "utf8").trim();
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new Error(`Wrong settings: ${path} holds no secret; remove it and start again`);
  }
  return secret;
}
