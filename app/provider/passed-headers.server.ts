import { DEADLINE_HEADER } from "~/request-deadline.server";
import { currentSettings } from "~/settings/settings.server";

/** Request headers forwarded to a remote host; not the cookies of this site. */
const PASSED_ON = [
  "Accept",
  "Accept-Language",
  "Authorization",
  "cartId",
  "Content-Currency",
  "Content-Type",
  "designOwner",
  "developer",
  "deviceToken",
  "If-Modified-Since",
  "If-None-Match",
  "pattern",
  "priceCache",
  "priceCache699",
  "User-Agent",
  "X-Forwarded-For",
  "X-ReCaptcha",
  "X-Request-Id",
  // Removed again by the host's client.
  DEADLINE_HEADER,
];

/** Response headers of a host that are passed on; not its cookies, address, or length, which compression changes. */
const PASSED_BACK = [
  "Allow",
  "Cache-Control",
  "Content-Disposition",
  "Content-Language",
  "Content-Security-Policy",
  "Content-Type",
  "ETag",
  "Last-Modified",
  "Referrer-Policy",
  "Retry-After",
  "Vary",
  "X-Content-Type-Options",
  "X-Robots-Tag",
];

/**
 * Files of the host: pages show pictures, and scripts are never executed under the store's origin, whatever the host
 * allows.
 */
const FILES = /^\/(?:media|static)\//;
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

const FOR_EVERYBODY = /^(?:public$|s-maxage=|proxy-revalidate$)/i;

/** Headers of a request that is forwarded to one of the host's stores (specification §7). */
export function onlyPassedOn(sent: Headers, storeCode: string): Headers {
  const headers = only(PASSED_ON, sent);
  headers.set("Store", storeCode);
  return headers;
}

/** Headers of a host's response for the browser, without redirects to other addresses of the host. */
export function onlyPassedBack(answered: Headers, path: string): Headers {
  const headers = only(PASSED_BACK, answered);
  const location = answered.get("Location");
  if (location !== null) headers.set("Location", withoutHost(location));
  if (FILES.test(path)) {
    headers.set("X-Content-Type-Options", "nosniff");
    headers.append("Content-Security-Policy", HARMLESS);
  }
  return headers;
}

/**
 * The same for a response to a visitor identified by this site's cookies only: a publicly cacheable response becomes
 * private, since shared caches do not see the identifying header.
 */
export function mergeHeaders(headers: Headers): Headers {
  const rules = (headers.get("Cache-Control") ?? "").split(/\s*,\s*/).filter(Boolean);
  const own = rules.filter((rule) => !FOR_EVERYBODY.test(rule));
  if (own.length < rules.length) headers.set("Cache-Control", ["private", ...own].join(", "));
  return headers;
}

function withoutHost(location: string): string {
  const host = new URL(currentSettings().providerUrl ?? "").origin;
  if (location !== host && !location.startsWith(`${host}/`)) return location;
  // With two slashes the rest would be another host.
  return location.slice(host.length).replace(/^[/\\]*/, "/");
}

function only(names: string[], headers: Headers): Headers {
  const passed = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  return passed;
}
