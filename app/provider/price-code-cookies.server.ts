import type { Cookie } from "@remix-run/node";
import { priceCache699Cookie, priceCacheCookie, readHeaderCookie, wasSent } from "./cookies.server";
import { isIntroduction } from "./price-code";

/** The cookies of price codes, in the order in which their codes are sent to the provider. */
export const priceCodeCookies = [priceCacheCookie, priceCache699Cookie] as const;

/** The cookie in which a code is kept: the 6.99 offer has its own, so that it stands beside another code. */
export function priceCodeCookie(code: string): Cookie {
  return isIntroduction(code) ? priceCache699Cookie : priceCacheCookie;
}

/** Whether the visitor may have prices of their own. */
export function mayHavePriceCode(request: Request): boolean {
  return priceCodeCookies.some((cookie) => wasSent(request, cookie));
}

/** The visitor's codes, divided by a space; null when there are none. */
export async function readPriceCodes(request: Request): Promise<string | null> {
  const codes = await Promise.all(priceCodeCookies.map((cookie) => readHeaderCookie(request, cookie)));
  return codes.filter(Boolean).join(" ") || null;
}

/** A call of the API with the visitor's price codes, which its cookies hold where its headers do not name any (specification §7). */
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
