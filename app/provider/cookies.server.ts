import { type Cookie, createCookie } from "@remix-run/node";
import type { z } from "zod";
import { currentSettings } from "~/settings/settings.server";
import { isSent, verifiedValue } from "./sent-cookies.server";
import {
  clearFormerName,
  declaredCookie,
  namesOfCookie,
  possiblyFormerCookies,
  readFormerCookie,
  signedCookie,
} from "./signed-cookie.server";

/** Every cookie of the store: name, lifetime (seconds) and protection. Specification §3, §9. */

const DAY = 24 * 60 * 60;
/** Form of the store's random values. */
const RANDOM = /^[A-Za-z0-9_-]{32}$/;
/** Form of codes provided by visitors. */
const CODE = /^[\w .,+/=%-]{1,256}$/;

/** Customer session token. */
export const customerTokenCookie = signedCookie("MPC_CID", {
  purpose: "Keeping you signed in",
  maxAge: 30 * DAY,
  formerShape: /^[\w.-]{16,2000}$/,
});
/** Id of the session's customer: the login state, in addition to the token that proves it. */
export const customerIdCookie = signedCookie("MPC_CUSTOMER", {
  purpose: "Keeping you signed in",
  maxAge: 30 * DAY,
  formerShape: /^\d{1,12}$/,
});
/** Distinguishes a customer's browser from strangers' ones; outlives the session. */
export const deviceCookie = signedCookie("MPC_DEVICE", {
  purpose: "Telling your browser from a stranger's when you sign in",
  maxAge: 365 * DAY,
  isOwnName: true,
  formerShape: RANDOM,
});
/** The address to which a login code was emailed. */
export const loginEmailCookie = signedCookie("MPC_LOGIN_EMAIL", {
  purpose: "The address we emailed a sign-in code to",
  maxAge: 15 * 60,
  isOwnName: true,
});
export const cartIdCookie = signedCookie("MPC_CARTID", {
  purpose: "Your cart",
  maxAge: 30 * DAY,
  formerShape: /^[A-Za-z0-9]{32}$/,
});
const priceCode = {
  purpose: "A price offer from a link you followed",
  maxAge: currentSettings().priceCacheSeconds,
  formerShape: CODE,
};
export const priceCacheCookie = signedCookie("PRICE_CACHE", priceCode);
/** Price code of the 6.99 offer, kept in addition to another one. */
export const priceCache699Cookie = signedCookie("PRICE_CACHE_699", { ...priceCode, isOwnName: true });
/** Owner token of the designs and photos a visitor made before signing in. */
export const toolDataCookie = signedCookie("MPC_TOOL_DATA", {
  purpose: "Your designs and photos before you sign in",
  maxAge: 30 * DAY,
  isOwnName: true,
  formerShape: RANDOM,
});
/** The design tool's draft in this session: the tool's path with the design. */
export const toolDraftCookie = signedCookie("MPC_TOOL_DRAFT", {
  purpose: "The design you're working on",
  maxAge: DAY,
  isOwnName: true,
});
/** The order just placed: its token. */
export const orderDataCookie = signedCookie("ORDER_DATA", {
  purpose: "The order you just placed",
  maxAge: DAY,
  formerShape: /^[A-Za-z0-9]{32}$/,
});
/** The order whose thank-you page was shown to this browser: its token. */
export const viewedOrderCookie = signedCookie("MPC_ORDER_SEEN", {
  purpose: "Showing your thank-you page once",
  maxAge: DAY,
  isOwnName: true,
});
/** Where to go after signing in: the last path outside of the account. */
export const redirectPathCookie = signedCookie("MPC_REDIRECT", {
  purpose: "The page to return to after signing in",
  maxAge: DAY,
  isOwnName: true,
});
/** The password reset link that was followed: address and secret, as JSON. */
export const passwordLinkCookie = signedCookie("MPC_PASSWORD_LINK", {
  purpose: "The link you followed to set a password",
  maxAge: 60 * 60,
  isOwnName: true,
});
/** A message for the next page. */
export const flashCookie = signedCookie("MPC_MESSAGE", {
  purpose: "A message for the next page",
  maxAge: 60,
  isOwnName: true,
});
/** Recently viewed products: their skus, latest first. */
export const recentlyViewedCookie = signedCookie("MPC_RECENT", {
  purpose: "The products you viewed last",
  maxAge: 30 * DAY,
  isOwnName: true,
  formerShape: /^[\w-]{1,64}(?: [\w-]{1,64})*$/,
});
export const shippingMethodTitleCookie = signedCookie("MPC_SHIPPING_METHOD", {
  purpose: "The shipping method you chose",
  maxAge: 7 * DAY,
  isOwnName: true,
});
/** ZIP code used to estimate shipping and tax. */
export const estimatedPostcodeCookie = signedCookie("MPC_ESTIMATE", {
  purpose: "The ZIP code you estimated shipping for",
  maxAge: 7 * DAY,
  isOwnName: true,
  formerShape: /^\d{5}(?:-\d{4})?$/,
});
/** The shopper's consent: "necessary" or "all". */
export const consentCookie = signedCookie("MPC_CONSENT", {
  purpose: "Your cookie choices",
  maxAge: 180 * DAY,
  isOwnName: true,
  formerShape: /^(?:necessary|all)$/,
});
/** The visitor's traffic sources, separated by commas. */
export const trafficSourceCookie = signedCookie("MPC_TRAFFIC_SOURCE", {
  purpose: "How you found us, such as a search engine",
  maxAge: 7 * DAY,
  isOwnName: true,
  formerShape: CODE,
});
/** Code of the affiliate who referred the visitor. */
export const affiliateCookie = signedCookie("MPC_AFFILIATE", {
  purpose: "The partner whose link you followed",
  maxAge: 30 * DAY,
  isOwnName: true,
  formerShape: CODE,
});
/** Id of the mailing campaign whose link the visitor followed. */
export const campaignCookie = signedCookie("MPC_CAMPAIGN", {
  purpose: "The email campaign whose link you followed",
  maxAge: DAY,
  isOwnName: true,
});
/** Path of that campaign's landing page. */
export const landingPageCookie = signedCookie("MPC_LANDING_PAGE", {
  purpose: "The page that link opened",
  maxAge: DAY,
  isOwnName: true,
});
/** Code of the brand in a campaign's link. */
export const brandCodeCookie = signedCookie("MPC_BRAND_CODE", {
  purpose: "The brand named in that link",
  maxAge: DAY,
  isOwnName: true,
});
/** Referral code of the referring customer. */
export const referCodeCookie = signedCookie("REFER_CODE", {
  purpose: "The friend who referred you",
  maxAge: 30 * DAY,
  formerShape: CODE,
});
/** State of a social login: redirected to the network, or waiting for an emailed code. */
export const socialLoginCookie = signedCookie("MPC_SOCIAL", {
  purpose: "Signing in with a social account",
  maxAge: 30 * 60,
  isOwnName: true,
});
/** Proof that the developer token was presented. */
export const developerCookie = signedCookie("MPC_DEVELOPER", {
  purpose: "Our developers' test mode",
  maxAge: DAY,
  isOwnName: true,
});

/**
 * Token by which the store's scripts prove that a call comes from its pages (specification §7): they repeat it in a
 * header. It is derived from the visitor's identity, so that planting one is useless (anti-forgery.server.ts).
 */
export const antiForgeryCookie = declaredCookie(
  createCookie("XSRF-TOKEN", { path: "/", sameSite: "lax", maxAge: 30 * DAY }),
  { purpose: "Proof that a request comes from our pages", maxAge: 30 * DAY },
);

/** Printable ASCII. */
const HEADER_VALUE = /^[\x20-\x7e]+$/;

/** Reads a cookie; null when it is absent, forged or unreadable. */
export async function readCookie(request: Request, cookie: Cookie): Promise<string | null> {
  const header = request.headers.get("Cookie");
  const value = await verifiedValue(header, cookie);
  return typeof value === "string" && value !== "" ? value : readFormerCookie(header, cookie);
}

/**
 * Reads a cookie that is forwarded as a header, such as a token; null when it is absent, forged or not a valid header
 * value: set by another version of the store, or moved from another cookie.
 */
export async function readHeaderCookie(request: Request, cookie: Cookie): Promise<string | null> {
  const value = await readCookie(request, cookie);
  return value !== null && HEADER_VALUE.test(value) ? value : null;
}

/**
 * Reads a cookie that contains JSON; null when it is absent, forged or of another shape. Cookies of other versions are
 * signed as well, so a valid signature does not guarantee the shape.
 */
export async function readJsonCookie<Value>(
  request: Request,
  cookie: Cookie,
  schema: z.ZodType<Value>,
): Promise<Value | null> {
  const text = await readCookie(request, cookie);
  return schema.safeParse(text && parsedJson(text)).data ?? null;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** True when the browser sent the cookie, valid or not. */
export function wasSent(request: Request, cookie: Cookie): boolean {
  const header = request.headers.get("Cookie");
  return namesOfCookie(cookie).some((name) => isSent(header, name));
}

/** Set-Cookie headers for a page: renews cookies in the format of an earlier version. */
export async function renewCookies(request: Request): Promise<string[]> {
  const header = request.headers.get("Cookie");
  const renewed = await Promise.all(
    possiblyFormerCookies(header).map(async (cookie) => {
      const isCurrent = (await verifiedValue(header, cookie)) !== null;
      const value = isCurrent ? null : await readFormerCookie(header, cookie);
      return [value && (await setCookie(request, cookie, value)), await clearFormerName(cookie)];
    }),
  );
  return renewed.flat().flatMap((cookie) => cookie ?? []);
}

/**
 * A Set-Cookie header that sets the value, or clears the cookie when it is null. Secure when the store uses HTTPS, or
 * this request did: on plain http://localhost a Secure cookie would never be sent back.
 */
export async function setCookie(request: Request, cookie: Cookie, value: string | null): Promise<string> {
  const secure = currentSettings().entrance.isHttps || new URL(request.url).protocol === "https:";
  if (value === null) return cookie.serialize("", { secure, maxAge: 0 });
  return cookie.serialize(value, { secure });
}
