import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { recordArrival } from "../traffic/record-arrival.server";

interface Arrival {
  url: URL;
  headers: IncomingHttpHeaders;
}

/** Signed cookies of the visitors that come from no other site, who are most of them, by the cookie they sent. */
const direct = new LRUCache<string, string[]>({ max: 100 });

/**
 * Returns Set-Cookie headers that record how a visitor without state arrived, at an address without codes; none for
 * navigation within the shop.
 */
export async function arrivalCookies({ url, headers }: Arrival): Promise<string[]> {
  const { cookie, referer } = headers;
  if (referer?.startsWith(`${url.origin}/`)) return [];
  if (cookie || referer) {
    return recordArrival(
      new Request(url, {
        headers: { ...(cookie && { Cookie: cookie }), ...(referer && { Referer: referer }) },
      }),
    );
  }
  const known = direct.get(url.origin);
  if (known) return known;
  const recorded = await recordArrival(new Request(url));
  direct.set(url.origin, recorded);
  return recorded;
}
