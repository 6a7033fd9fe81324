import { randomBytes } from "node:crypto";
import { currentSettings } from "~/settings.server";
import { activeThirdParties } from "../traffic/consent.server";
import { hostsOf } from "../traffic/third-parties";
import { contentSecurityPolicy } from "./content-security-policy";

const headers: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
};

/** By which a page's own inline scripts are known; a new one for every answer. */
export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/** Adds what every page of the shop tells browsers: no sniffing, no foreign frames or scripts, no address to others. */
export async function guardPage(pageHeaders: Headers, request: Request, nonce: string): Promise<void> {
  const { production, providerUrl, staticHost } = currentSettings();
  const policy = contentSecurityPolicy({
    nonce,
    production,
    staticHost,
    providerHost: providerUrl && new URL(providerUrl).origin,
    thirdParties: hostsOf(await activeThirdParties(request)),
  });
  for (const [name, value] of Object.entries({ ...headers, "Content-Security-Policy": policy })) {
    if (!pageHeaders.has(name)) pageHeaders.set(name, value);
  }
}
