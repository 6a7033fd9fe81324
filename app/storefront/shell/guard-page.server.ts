import { randomBytes } from "node:crypto";
import { currentSettings } from "~/settings/settings.server";
import { activeThirdParties } from "../traffic/consent.server";
import { hostsOf } from "../traffic/third-parties";
import { contentSecurityPolicy } from "./content-security-policy";

/** Returns the nonce of a response's inline scripts and styles; a new one for every response. */
export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/**
 * Adds the page's Content-Security-Policy and related headers. The headers of every response are added by the web
 * server (scripts/security-headers.mjs).
 */
export async function guardPage(pageHeaders: Headers, request: Request, nonce: string): Promise<void> {
  const { payments, production, providerUrl, staticHost } = currentSettings();
  const policy = contentSecurityPolicy({
    nonce,
    production,
    staticHost,
    providerHost: providerUrl && new URL(providerUrl).origin,
    paymentOrigins: payments.pageOrigins,
    thirdParties: hostsOf(await activeThirdParties(request)),
  });
  pageHeaders.set("Content-Security-Policy", policy);
}
