import { type Cookie, createCookie } from "@remix-run/node";
import { parse } from "cookie";
import type { z } from "zod";
import { currentSettings } from "~/settings/settings.server";
import {
  clearFormerName,
  namesOfCookie,
  possiblyFormerCookies,
  readFormerCookie,
  signedCookie,
} from "./signed-cookie.server";

/** Every cookie of the shop: its name, lifetime (seconds) and what guards it. Specification §3, §9. */

const DAY = 24 * 60 * 60;
/** What the shop makes of random bytes. */
const RANDOM = /^[A-Za-z0-9_-]{32}$/;
/** Codes that visitors bring along. */
const CODE = /^[\w .,+/=%-]{1,256}$/;

/** Customer session token. */
export const customerTokenCookie = signedCookie("MPC_CID", {
  maxAge: 30 * DAY,
  formerShape: /^[\w.-]{16,2000}$/,
});
/** Id of the customer whose session that is: the login state, beside the token that proves it. */
export const customerIdCookie = signedCookie("MPC_CUSTOMER", { maxAge: 30 * DAY, formerShape: /^\d{1,12}$/ });
/** Tells a customer's browser from those of strangers; outlives the session. */
export const deviceCookie = signedCookie("MPC_DEVICE", {
  maxAge: 365 * DAY,
  isOwnName: true,
  formerShape: RANDOM,
});
/** The address to which a code to log in was mailed. */
export const loginEmailCookie = signedCookie("MPC_LOGIN_EMAIL", { maxAge: 15 * 60, isOwnName: true });
/** Cart id. */
export const cartIdCookie = signedCookie("MPC_CARTID", {
  maxAge: 30 * DAY,
  formerShape: /^[A-Za-z0-9]{32}$/,
});
const priceCode = { maxAge: currentSettings().priceCacheSeconds, formerShape: CODE };
/** Price offer code. */
export const priceCacheCookie = signedCookie("PRICE_CACHE", priceCode);
/** The price offer code of the 6.99 offer, which stands beside another. */
export const priceCache699Cookie = signedCookie("PRICE_CACHE_699", { ...priceCode, isOwnName: true });
/** Token by which a visitor owns the designs and photos made before logging in. */
export const toolDataCookie = signedCookie("MPC_TOOL_DATA", {
  maxAge: 30 * DAY,
  isOwnName: true,
  formerShape: RANDOM,
});
/** The design tool's draft of this visit: the tool's address with the design. */
export const toolDraftCookie = signedCookie("MPC_TOOL_DRAFT", { maxAge: DAY, isOwnName: true });
/** The order just placed: its token. */
export const orderDataCookie = signedCookie("ORDER_DATA", { maxAge: DAY, formerShape: /^[A-Za-z0-9]{32}$/ });
/** The order that this browser was thanked for: its token. */
export const viewedOrderCookie = signedCookie("MPC_ORDER_SEEN", { maxAge: DAY, isOwnName: true });
/** Where to go after a login: the last non-account path. */
export const redirectPathCookie = signedCookie("MPC_REDIRECT", { maxAge: DAY, isOwnName: true });
/** The link of an email by which a password may be chosen: address and secret, as JSON. */
export const passwordLinkCookie = signedCookie("MPC_PASSWORD_LINK", { maxAge: 60 * 60, isOwnName: true });
/** A message for the next page. */
export const flashCookie = signedCookie("MPC_MESSAGE", { maxAge: 60, isOwnName: true });
/** Products looked at: their skus, the last one first. */
export const recentlyViewedCookie = signedCookie("MPC_RECENT", {
  maxAge: 30 * DAY,
  isOwnName: true,
  formerShape: /^[\w-]{1,64}(?: [\w-]{1,64})*$/,
});
/** Title of the chosen shipping method. */
export const shippingMethodTitleCookie = signedCookie("MPC_SHIPPING_METHOD", {
  maxAge: 7 * DAY,
  isOwnName: true,
});
/** ZIP code for which delivery and tax were estimated. */
export const estimatedPostcodeCookie = signedCookie("MPC_ESTIMATE", {
  maxAge: 7 * DAY,
  isOwnName: true,
  formerShape: /^\d{5}(?:-\d{4})?$/,
});
/** What the shopper allows beside the shop itself: "necessary" or "all". */
export const consentCookie = signedCookie("MPC_CONSENT", {
  maxAge: 180 * DAY,
  isOwnName: true,
  formerShape: /^(?:necessary|all)$/,
});
/** Sources of traffic by which the visitor came, separated by commas. */
export const trafficSourceCookie = signedCookie("MPC_TRAFFIC_SOURCE", {
  maxAge: 7 * DAY,
  isOwnName: true,
  formerShape: CODE,
});
/** Code of the affiliate who led the visitor here. */
export const affiliateCookie = signedCookie("MPC_AFFILIATE", {
  maxAge: 30 * DAY,
  isOwnName: true,
  formerShape: CODE,
});
/** Id of the mailing campaign that the visitor answers. */
export const campaignCookie = signedCookie("MPC_CAMPAIGN", { maxAge: DAY, isOwnName: true });
/** Path of the page on which that campaign led. */
export const landingPageCookie = signedCookie("MPC_LANDING_PAGE", { maxAge: DAY, isOwnName: true });
/** Code of the brand that a campaign names. */
export const brandCodeCookie = signedCookie("MPC_BRAND_CODE", { maxAge: DAY, isOwnName: true });
/** Code of the customer who recommended the shop. */
export const referCodeCookie = signedCookie("REFER_CODE", { maxAge: 30 * DAY, formerShape: CODE });
/** Where a log-in by a social network stands: on the way there, or waiting for a mailed code. */
export const socialLoginCookie = signedCookie("MPC_SOCIAL", { maxAge: 30 * 60, isOwnName: true });
/** Proof that the developer token was shown. */
export const developerCookie = signedCookie("MPC_DEVELOPER", { maxAge: DAY, isOwnName: true });

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
  const header = request.headers.get("Cookie");
  const value: unknown = await cookie.parse(header);
  return typeof value === "string" && value !== "" ? value : readFormerCookie(header, cookie);
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
  const sent = parse(request.headers.get("Cookie") ?? "");
  return namesOfCookie(cookie).some((name) => sent[name] !== undefined);
}

/** Set-Cookie headers that go with a page: cookies in the form of an earlier version come back in today's. */
export async function renewCookies(request: Request): Promise<string[]> {
  const header = request.headers.get("Cookie");
  const renewed = await Promise.all(
    possiblyFormerCookies(header).map(async (cookie) => {
      const isCurrent = (await cookie.parse(header)) !== null;
      const value = isCurrent ? null : await readFormerCookie(header, cookie);
      return [value && (await setCookie(request, cookie, value)), await clearFormerName(cookie)];
    }),
  );
  return renewed.flat().flatMap((cookie) => cookie ?? []);
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
