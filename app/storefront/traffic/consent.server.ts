import { consentCookie, readCookie } from "~/provider/cookies.server";
import { currentSettings } from "~/settings/settings.server";
import { hasSecret } from "../session/secret-in-url";
import { configuredServices, type ThirdParty } from "./third-parties";

/** A visitor's consent: to necessary cookies only, or also to third-party services. */
export type CookieChoice = "necessary" | "all";

/** Returns the visitor's stored choice; null when there is none. */
export async function readChoice(request: Request): Promise<CookieChoice | null> {
  const kept = await readCookie(request, consentCookie);
  return kept === "all" || kept === "necessary" ? kept : null;
}

/**
 * Returns the services that this page may load: configured, and consented to. Services report the URLs of pages and of
 * those from which they were reached, so pages with secrets in their URL, and the next page, load none.
 */
export async function activeThirdParties(request: Request): Promise<ThirdParty[]> {
  const configured = configuredServices(currentSettings().thirdParties);
  if (configured.length === 0 || hasSecret(new URL(request.url))) return [];
  if (isReachedFromSecret(request)) return [];
  return (await readChoice(request)) === "all" ? configured : [];
}

/** Browsers tell the referrer to a page's scripts, too. */
function isReachedFromSecret(request: Request): boolean {
  const referer = request.headers.get("Referer") ?? "";
  return URL.canParse(referer) && hasSecret(new URL(referer));
}
