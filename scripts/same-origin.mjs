const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** Called by programs that are known by what they send, not by a cookie: a payment's notice, a mail program's unsubscribing. */
const FOR_OTHERS = /^\/(?:rest\/mpc\/V1\/payments\/notice|newsletter\/unsubscribe)(?:[/?]|$)/;

/**
 * Tells writing requests of the shop's own pages, and of programs that act for themselves, from those that another site
 * makes a shopper's browser send. The address of the page that sends is taken from Sec-Fetch-Site, which browsers
 * let no page write, else from Origin or Referer. Without any of them it is a program, for browsers send
 * one with every form; and the cookies are SameSite=Lax besides.
 * @param {Pick<import("../app/settings/entrance.server").Entrance, "origin">} entrance
 * @returns {(request: import("node:http").IncomingMessage) => boolean} true for a request that may pass
 */
export function sameOriginPosts({ origin: shop }) {
  return ({ method, url, headers }) => {
    if (READING.has(method) || FOR_OTHERS.test(url)) return true;
    const { "sec-fetch-site": site, origin, referer, host } = headers;
    if (site === "same-origin" || site === "none") return true;
    if (site === "cross-site") return false;
    const page = origin ?? referer;
    return page === undefined || isOwn(page, host, shop);
  };
}

/** By the name that the request asks for, which is pinned, or by the shop's own. */
function isOwn(page, host, shop) {
  if (!URL.canParse(page)) return false;
  const { origin, host: pageHost, protocol } = new URL(page);
  return origin === shop || (pageHost === host && /^https?:$/.test(protocol));
}
