import { consentCookie, readCookie } from "~/provider/cookies.server";
import { currentSettings } from "~/settings/settings.server";
import { configuredServices, type ThirdParty } from "./third-parties";

/** What a shopper allows: the shop alone, or the services of others, too. */
export type CookieChoice = "necessary" | "all";

/** The choice made on an earlier page; null when none was made. */
export async function readChoice(request: Request): Promise<CookieChoice | null> {
  const kept = await readCookie(request, consentCookie);
  return kept === "all" || kept === "necessary" ? kept : null;
}

/** Parameters that open something to whoever knows them. */
const KEYS = ["token", "order", "check", "key"];
const KEY_IN_PATH =
  /^\/(orders\/desk|share-design|reviews\/moderate|questions\/answer|shared-photos\/(view|photo))\//;

/**
 * The services that this page may load: configured, and consented to. Services report the addresses of pages, so none
 * comes to a page whose address is a key.
 */
export async function activeThirdParties(request: Request): Promise<ThirdParty[]> {
  const configured = configuredServices(currentSettings().thirdParties);
  if (configured.length === 0 || isKey(new URL(request.url))) return [];
  return (await readChoice(request)) === "all" ? configured : [];
}

function isKey({ pathname, searchParams }: URL): boolean {
  return KEY_IN_PATH.test(pathname) || KEYS.some((name) => searchParams.has(name));
}
