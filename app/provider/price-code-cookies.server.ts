import type { Cookie } from "@remix-run/node";
import { priceCache699Cookie, priceCacheCookie, readHeaderCookie, wasSent } from "./cookies.server";
import { isIntroduction } from "./price-code";

/** The cookies of price codes, in the order in which the codes are sent to the provider. */
export const priceCodeCookies = [priceCacheCookie, priceCache699Cookie] as const;

/** The cookie for a code: the 6.99 offer has a separate one, so that it can be combined with another code. */
export function priceCodeCookie(code: string): Cookie {
  return isIntroduction(code) ? priceCache699Cookie : priceCacheCookie;
}

/** True if the visitor may have individual prices. */
export function mayHavePriceCode(request: Request): boolean {
  return priceCodeCookies.some((cookie) => wasSent(request, cookie));
}

/** The visitor's codes, separated by spaces; null when there are none. */
export async function readPriceCodes(request: Request): Promise<string | null> {
  const codes = await Promise.all(priceCodeCookies.map((cookie) => readHeaderCookie(request, cookie)));
  return codes.filter(Boolean).join(" ") || null;
}

/** Adds the visitor's price codes from cookies to an API call whose headers contain none (specification §7). */
export async function withPriceCodes(request: Request): Promise<Request> {
  if (!mayHavePriceCode(request) || request.headers.has("priceCache")) return request;
  const headers = new Headers(request.headers);
  const [priceCache, priceCache699] = await Promise.all(
    priceCodeCookies.map((cookie) => readHeaderCookie(request, cookie)),
  );
  if (priceCache) headers.set("priceCache", priceCache);
  if (priceCache699) headers.set("priceCache699", priceCache699);
  return new Request(request, { headers });
}
