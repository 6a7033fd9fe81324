import type { Cookie } from "@remix-run/node";
import type { OrderAttributionInput } from "~/provider/contract/documents.generated";
import {
  affiliateCookie,
  brandCodeCookie,
  campaignCookie,
  landingPageCookie,
  readCookie,
  trafficSourceCookie,
} from "~/provider/cookies.server";
import { readChoice } from "./consent.server";

/** Cookies of links that somebody is paid for, or that a merchant measures; a mere traffic source asks for nothing. */
const CODES: Cookie[] = [affiliateCookie, campaignCookie, brandCodeCookie];

/**
 * Reads how the visitor found the shop, for the order they place (specification §3 "Cookies", §9). Null unless they
 * have consented to more than necessary cookies, or when nothing is known.
 */
export async function readAttribution(request: Request): Promise<OrderAttributionInput | null> {
  if ((await readChoice(request)) !== "all") return null;
  const [traffic_source, affiliate, campaign, landing_page, brand_code] = await Promise.all(
    [trafficSourceCookie, affiliateCookie, campaignCookie, landingPageCookie, brandCodeCookie].map((cookie) =>
      readCookie(request, cookie),
    ),
  );
  const attribution = { traffic_source, affiliate, campaign, landing_page, brand_code };
  return Object.values(attribution).some((value) => value !== null) ? attribution : null;
}

/** True if the visitor's consent matters because of a code in their cookies, or in those that a response sets. */
export async function hasAttributionCode(request: Request, setCookies: string[] = []): Promise<boolean> {
  if (CODES.some(({ name }) => setCookies.some((header) => header.startsWith(`${name}=`)))) return true;
  const codes = await Promise.all(CODES.map((cookie) => readCookie(request, cookie)));
  return codes.some((code) => code !== null);
}
