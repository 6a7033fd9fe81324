import { consentCookie, readCookie } from "~/provider/cookies.server";
import { currentSettings } from "~/settings.server";
import { configuredServices, type ThirdParty } from "./third-parties";

/** What a shopper allows: the shop alone, or the services of others, too. */
export type CookieChoice = "necessary" | "all";

/** The choice made on an earlier page; null when none was made. */
export async function readChoice(request: Request): Promise<CookieChoice | null> {
  const kept = await readCookie(request, consentCookie);
  return kept === "all" || kept === "necessary" ? kept : null;
}

/** The services that this visit's pages may load: configured, and consented to. */
export async function activeThirdParties(request: Request): Promise<ThirdParty[]> {
  const configured = configuredServices(currentSettings().thirdParties);
  if (configured.length === 0) return [];
  return (await readChoice(request)) === "all" ? configured : [];
}
