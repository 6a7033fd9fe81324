import { redirect } from "@remix-run/node";
import { ExpiredPriceCodesDocument } from "~/provider/contract/documents.generated";
import { readCookie, setCookie, wasSent } from "~/provider/cookies.server";
import { decodePriceCode } from "~/provider/price-code";
import { mayHavePriceCode, priceCodeCookie, priceCodeCookies } from "~/provider/price-code-cookies.server";
import { requestPublic } from "~/provider/public-cache.server";
import { samePage } from "~/storefront/session/same-page";

const PARAMETER = "cc";

/**
 * Stores the price code in the URL, and deletes codes that the shop has ended and forged cookies (specification §4
 * "Price cache"). The page is then requested again without the code in its URL, so that all of it has the code's
 * prices.
 * @returns Set-Cookie headers of the page
 * @throws Response 302 to the same page
 */
export async function reconcilePriceCode(request: Request): Promise<string[]> {
  const address = new URL(request.url);
  const brought = address.searchParams.get(PARAMETER);
  if (brought === null && !mayHavePriceCode(request)) return [];
  const expired = await readExpiredCodes();
  const text = brought && decodePriceCode(brought);
  if (brought && text && !expired.includes(text)) {
    address.searchParams.delete(PARAMETER);
    const headers = {
      "Cache-Control": "no-store",
      "Set-Cookie": await setCookie(request, priceCodeCookie(brought), brought),
    };
    throw redirect(samePage(address), { headers });
  }
  return deleteWorthless(request, expired);
}

async function deleteWorthless(request: Request, expired: string[]): Promise<string[]> {
  const cleared = priceCodeCookies.map(async (cookie) => {
    if (!wasSent(request, cookie)) return [];
    const text = decodePriceCode((await readCookie(request, cookie)) ?? "");
    const isWorthless = text === null || expired.includes(text);
    return isWorthless ? [await setCookie(request, cookie, null)] : [];
  });
  return (await Promise.all(cleared)).flat();
}

/** Codes in plain text; none when the provider is unavailable. */
async function readExpiredCodes(): Promise<string[]> {
  const response = await requestPublic(ExpiredPriceCodesDocument, {}).catch(() => null);
  const listed = response?.configuration?.configvalues?.[0]?.value ?? "";
  return listed.split(",").flatMap((code) => code.trim() || []);
}
