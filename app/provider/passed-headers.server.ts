import { DEADLINE_HEADER } from "~/request-deadline.server";
import { currentSettings } from "~/settings/settings.server";

/** What of a browser's request is a remote host's business; cookies of this site are not. */
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
  // Taken out by the client of the host.
  DEADLINE_HEADER,
];

/** What of a host's answer holds for ours; its cookies, its own address and its length, which packing changes, do not. */
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

/** Files of the host: pictures are shown by pages, and nothing of them runs under the shop's address, whatever the host allows. */
const FILES = /^\/(?:media|static)\//;
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

const FOR_EVERYBODY = /^(?:public$|s-maxage=|proxy-revalidate$)/i;

/** The headers of a question to one of the shop's stores that is passed on to the host (specification §7). */
export function onlyPassedOn(sent: Headers, storeCode: string): Headers {
  const headers = only(PASSED_ON, sent);
  headers.set("Store", storeCode);
  return headers;
}

/** The headers of a host's answer that is passed back to a browser, which is led to no other address of the host. */
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
 * The same for an answer to somebody whom only our cookies name: what the host lets everybody keep, as it goes by a header
 * that caches before the shop never see, that one browser alone may keep.
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
  // With two slashes the rest would name another host.
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
