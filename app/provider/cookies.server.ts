import { type Cookie, type CookieOptions, createCookie } from "@remix-run/node";
import { parse } from "cookie";
import type { z } from "zod";
import { currentSettings } from "~/settings.server";

/** Every cookie of the shop: its name, lifetime (seconds) and what guards it. Specification §3, §9. */

const DAY = 24 * 60 * 60;

const guarded: CookieOptions = {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secrets: [currentSettings().sessionSecret],
};

/** Customer session token. */
export const customerTokenCookie = createCookie("MPC_CID", { ...guarded, maxAge: 30 * DAY });
/** Id of the customer whose session that is: the login state, beside the token that proves it. */
export const customerIdCookie = createCookie("MPC_CUSTOMER", { ...guarded, maxAge: 30 * DAY });
/** Tells a customer's browser from those of strangers; outlives the session. */
export const deviceCookie = createCookie("MPC_DEVICE", { ...guarded, maxAge: 365 * DAY });
/** The address to which a code to log in was mailed. */
export const loginEmailCookie = createCookie("MPC_LOGIN_EMAIL", { ...guarded, maxAge: 15 * 60 });
/** Cart id. */
export const cartIdCookie = createCookie("MPC_CARTID", { ...guarded, maxAge: 30 * DAY });
const priceCode: CookieOptions = { ...guarded, maxAge: currentSettings().priceCacheSeconds };
/** Price offer code. */
export const priceCacheCookie = createCookie("PRICE_CACHE", priceCode);
/** The price offer code of the 6.99 offer, which stands beside another. */
export const priceCache699Cookie = createCookie("PRICE_CACHE_699", priceCode);
/** Token by which a visitor owns the designs and photos made before logging in. */
export const toolDataCookie = createCookie("MPC_TOOL_DATA", { ...guarded, maxAge: 30 * DAY });
/** The design tool's draft of this visit: the tool's address with the design. */
export const toolDraftCookie = createCookie("MPC_TOOL_DRAFT", { ...guarded, maxAge: DAY });
/** The order just placed: its token. */
export const orderDataCookie = createCookie("ORDER_DATA", { ...guarded, maxAge: DAY });
/** The order that this browser was thanked for: its token. */
export const orderSeenCookie = createCookie("MPC_ORDER_SEEN", { ...guarded, maxAge: DAY });
/** Where to go after a login: the last non-account path. */
export const redirectPathCookie = createCookie("MPC_REDIRECT", { ...guarded, maxAge: DAY });
/** The link of a letter by which a password may be chosen: address and secret, as JSON. */
export const passwordLinkCookie = createCookie("MPC_PASSWORD_LINK", { ...guarded, maxAge: 60 * 60 });
/** A message for the next page. */
export const flashCookie = createCookie("MPC_MESSAGE", { ...guarded, maxAge: 60 });
/** Products looked at: their skus, the last one first. */
export const recentlyViewedCookie = createCookie("MPC_RECENT", { ...guarded, maxAge: 30 * DAY });
/** Title of the chosen shipping method. */
export const shippingMethodTitleCookie = createCookie("MPC_SHIPPING_METHOD", { ...guarded, maxAge: 7 * DAY });
/** ZIP code for which delivery and tax were estimated. */
export const estimatedPostcodeCookie = createCookie("MPC_ESTIMATE", { ...guarded, maxAge: 7 * DAY });
/** What the shopper allows beside the shop itself: "necessary" or "all". */
export const consentCookie = createCookie("MPC_CONSENT", { ...guarded, maxAge: 180 * DAY });
/** Sources of traffic by which the visitor came, separated by commas. */
export const trafficSourceCookie = createCookie("MPC_TRAFFIC_SOURCE", { ...guarded, maxAge: 7 * DAY });
/** Code of the affiliate who led the visitor here. */
export const affiliateCookie = createCookie("MPC_AFFILIATE", { ...guarded, maxAge: 30 * DAY });
/** Id of the mailing campaign that the visitor answers. */
export const campaignCookie = createCookie("MPC_CAMPAIGN", { ...guarded, maxAge: DAY });
/** Path of the page on which that campaign led. */
export const landingPageCookie = createCookie("MPC_LANDING_PAGE", { ...guarded, maxAge: DAY });
/** Code of the brand that a campaign names. */
export const brandCodeCookie = createCookie("MPC_BRAND_CODE", { ...guarded, maxAge: DAY });
/** Code of the customer who recommended the shop. */
export const referCodeCookie = createCookie("REFER_CODE", { ...guarded, maxAge: 30 * DAY });
/** Where a log-in by a social network stands: on the way there, or waiting for a mailed code. */
export const socialLoginCookie = createCookie("MPC_SOCIAL", { ...guarded, maxAge: 30 * 60 });
/** Proof that the developer token was shown. */
export const developerCookie = createCookie("MPC_DEVELOPER", { ...guarded, maxAge: DAY });

/**
 * By it the shop's own scripts prove that a call comes from its pages (specification §7): they repeat it in a header. It is
 * made of the visitor's identity, so it is worth nothing to whoever plants it (anti-forgery.server.ts).
 */
export const antiForgeryCookie = createCookie("XSRF-TOKEN", {
  path: "/",
  sameSite: "lax",
  maxAge: 30 * DAY,
});

/** Printable ASCII. */
const HEADER_VALUE = /^[\x20-\x7e]+$/;

/** What a cookie holds; null when it is absent, forged or unreadable. */
export async function readCookie(request: Request, cookie: Cookie): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}

/**
 * The value of a cookie that is sent on as a header, such as a token; null when it is absent, forged or no header's
 * value: of another version of the shop, or in the place of another cookie.
 */
export async function readHeaderCookie(request: Request, cookie: Cookie): Promise<string | null> {
  const value = await readCookie(request, cookie);
  return value !== null && HEADER_VALUE.test(value) ? value : null;
}

/**
 * The value of a cookie that holds JSON; null when it is absent, forged or of another shape. A cookie of another version
 * of the shop is signed as well, so a valid signature says nothing about the shape.
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

/** True when the browser sent the cookie, whether or not it can be believed. */
export function wasSent(request: Request, cookie: Cookie): boolean {
  return parse(request.headers.get("Cookie") ?? "")[cookie.name] !== undefined;
}

/**
 * A Set-Cookie header that keeps the value, or clears the cookie when it is null. Secure when shoppers come by
 * HTTPS, or this one did: on plain http://localhost a Secure cookie would never come back.
 */
export async function setCookie(request: Request, cookie: Cookie, value: string | null): Promise<string> {
  const secure = currentSettings().entrance.isHttps || new URL(request.url).protocol === "https:";
  if (value === null) return cookie.serialize("", { secure, maxAge: 0 });
  return cookie.serialize(value, { secure });
}
