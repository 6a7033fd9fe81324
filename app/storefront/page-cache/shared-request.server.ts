import type { IncomingHttpHeaders } from "node:http";
import type { Cookie } from "@remix-run/node";
import { parse } from "cookie";
import { LRUCache } from "lru-cache";
import {
  affiliateCookie,
  antiForgeryCookie,
  brandCodeCookie,
  campaignCookie,
  cartIdCookie,
  consentCookie,
  customerIdCookie,
  customerTokenCookie,
  deviceCookie,
  estimatedPostcodeCookie,
  landingPageCookie,
  orderDataCookie,
  priceCache699Cookie,
  priceCacheCookie,
  readCookie,
  recentlyViewedCookie,
  redirectPathCookie,
  referCodeCookie,
  shippingMethodTitleCookie,
  toolDataCookie,
  toolDraftCookie,
  trafficSourceCookie,
  viewedOrderCookie,
} from "~/provider/cookies.server";
import { isCookieOfStore } from "~/provider/signed-cookie.server";
import { FILTERS } from "../catalog/listing-address";
import { isMobileDevice } from "../shell/shell-view.server";
import { tools } from "../studio/tools";

/**
 * A request for a page reduced to what the pages of visitors without state differ by. It has nothing else of the visitor:
 * whatever is rendered for it may be sent to every visitor with the same key.
 */
export interface SharedRequest {
  key: string;
  url: string;
  headers: Record<string, string>;
}

export interface ReducedRequest extends SharedRequest {
  /** True if the visitor has a cart, a session or other state that these pages show in their header only. */
  hasShell: boolean;
}

interface SentRequest {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  /** First segment of the routes that can match, in lower case; "" for those that match any (scripts/remix-of-routes.mjs). */
  prefix: string;
}

const MAX_URL_LENGTH = 300;
const MAX_USER_AGENT_LENGTH = 300;

/** Cookies that change what a page shows without naming the visitor. */
const SHOWN_COOKIES = [consentCookie, priceCacheCookie, priceCache699Cookie];
/** Cookies that the pages write and do not show. */
const IGNORED_COOKIES = [redirectPathCookie, trafficSourceCookie, recentlyViewedCookie];

/** Cookies that only header, footer and the cookies of a page depend on (shell/read-root.server.ts). */
const SHELL_COOKIES = [
  customerTokenCookie,
  customerIdCookie,
  deviceCookie,
  cartIdCookie,
  toolDataCookie,
  toolDraftCookie,
  antiForgeryCookie,
  shippingMethodTitleCookie,
  estimatedPostcodeCookie,
  orderDataCookie,
  viewedOrderCookie,
  affiliateCookie,
  campaignCookie,
  landingPageCookie,
  brandCodeCookie,
  referCodeCookie,
];

const USER_AGENTS = {
  mobile: "Mozilla/5.0 (Linux; Android 15) Mobile",
  other: "Mozilla/5.0 (X11; Linux x86_64)",
};

/** Of the shell's cookies those by which a visitor may have photos and designs, which the tools show. */
const DESIGN_COOKIES = [
  customerTokenCookie,
  customerIdCookie,
  toolDataCookie,
  toolDraftCookie,
  antiForgeryCookie,
];

/** Pages that are alike in what they depend on. */
interface Kind {
  /** Parameters that say what is shown; any other one may be a command, a code, or the visitor's own thing. */
  parameters: Set<string>;
  /** Cookies that only the shell of these pages depends on. */
  shellCookies: Cookie[];
}

const LISTINGS: Kind = {
  parameters: new Set<string>([...FILTERS, "sort", "p", "topic"]),
  shellCookies: SHELL_COOKIES,
};
/** New designs of visitors who have none, nor photos. */
const DESIGN_TOOLS: Kind = {
  parameters: new Set(["sku", "template"]),
  shellCookies: SHELL_COOKIES.filter((cookie) => !DESIGN_COOKIES.includes(cookie)),
};

/** By first segment: the home page, pages of the catalog and content, the blog, and the tools. */
const kinds = new Map<string, Kind>([
  ["", LISTINGS],
  ["blog", LISTINGS],
  ...tools.map(({ path }): [string, Kind] => [path.slice(1), DESIGN_TOOLS]),
]);

/**
 * Reduces a request. Null when the page may be the visitor's own: any other cookie of the store may say who they are
 * or what they did, and other parameters may be commands or codes.
 */
export async function sharedRequest({
  method,
  url,
  headers,
  prefix,
}: SentRequest): Promise<ReducedRequest | null> {
  if (method !== "GET" && method !== "HEAD") return null;
  const kind = kinds.get(prefix);
  if (!kind || url.href.length > MAX_URL_LENGTH) return null;
  if (url.search && [...url.searchParams.keys()].some((name) => !kind.parameters.has(name))) return null;
  const sent = await sentCookies(url, headers.cookie, kind);
  if (sent === null) return null;
  const { shown: cookies, hasShell } = sent;
  const device = deviceOf(headers["user-agent"]);
  return {
    key: `${device}\n${cookies}\n${url.href}`,
    url: url.href,
    hasShell,
    headers: {
      Accept: "text/html",
      "User-Agent": USER_AGENTS[device],
      // As within the shop, so that the page does not record an arrival.
      Referer: `${url.origin}/`,
      ...(cookies && { Cookie: cookies }),
    },
  };
}

type Device = keyof typeof USER_AGENTS;

/** Recent user agents: to recognize one takes a dozen searches of a long text. */
const devices = new LRUCache<string, Device>({ max: 200 });

function deviceOf(userAgent = ""): Device {
  const known = devices.get(userAgent);
  if (known) return known;
  const device = isMobileDevice(userAgent) ? "mobile" : "other";
  if (userAgent.length <= MAX_USER_AGENT_LENGTH) devices.set(userAgent, device);
  return device;
}

interface SentCookies {
  /** The Cookie header with those that the page shows. */
  shown: string;
  hasShell: boolean;
}

/** Null when the visitor has cookies that a page may depend on otherwise. */
async function sentCookies(
  url: URL,
  header: string | undefined,
  { shellCookies }: Kind,
): Promise<SentCookies | null> {
  if (!header) return { shown: "", hasShell: false };
  const names = Object.keys(parse(header)).filter(isCookieOfStore);
  const shown = SHOWN_COOKIES.filter(({ name }) => names.includes(name));
  const others = names.filter((name) => ![...shown, ...IGNORED_COOKIES].some((known) => known.name === name));
  if (others.some((name) => !shellCookies.some((known) => known.name === name))) return null;
  const request = new Request(url, { headers: { Cookie: header } });
  const pairs = await Promise.all(shown.map((cookie) => pairOf(request, cookie)));
  return pairs.includes(null) ? null : { shown: pairs.join("; "), hasShell: others.length > 0 };
}

/** The cookie as it is written for everyone; null for a forged one. */
async function pairOf(request: Request, cookie: Cookie): Promise<string | null> {
  const value = await readCookie(request, cookie);
  return value && (await cookie.serialize(value)).split(";", 1)[0];
}
