const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Paths called by programs that authenticate with their content, not with a cookie: payment notifications, one-click
 * unsubscribe.
 */
const FOR_OTHERS =
  /^\/(?:rest\/(?:mpc\/)?V1\/payments\/notice|webhooks\/(?:stripe|paypal|easypost)|newsletter\/unsubscribe)(?:[/?]|$)/;

/**
 * Distinguishes state-changing requests of the store's own pages, and of programs, from those that another site makes a
 * shopper's browser send. The sending page is determined by Sec-Fetch-Site, which scripts cannot forge in browsers,
 * otherwise by Origin or Referer. A request without any of them comes from a program, since browsers send one with
 * every form; in addition, the cookies are SameSite=Lax.
 * @param {Pick<import("../app/settings/entrance.server").Entrance, "origin">} entrance
 * @returns {(request: import("node:http").IncomingMessage) => boolean} true for an allowed request
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

/** Compares with the requested host, which is pinned, and with the store's own origin. */
function isOwn(page, host, shop) {
  if (!URL.canParse(page)) return false;
  const { origin, host: pageHost, protocol } = new URL(page);
  return origin === shop || (pageHost === host && /^https?:$/.test(protocol));
}
