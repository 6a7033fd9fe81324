/** Paths that scripts of other sites may call. */
const API = /^\/(?:graphql(?:[/?]|$)|rest\/)/;
const METHODS = "GET, POST, PUT, DELETE, OPTIONS";
/** Headers of Magento's clients, and those of the contract. */
const HEADERS =
  "Accept, Authorization, Content-Currency, Content-Type, Store, X-ReCaptcha, designOwner, deviceToken, priceCache, priceCache699";
const PREFLIGHT_SECONDS = "7200";

/**
 * Lets scripts of other sites call GraphQL and REST (CORS): names their origin in the response, and answers preflights.
 * Never with cookies: such a call authenticates by its Authorization header.
 * @param {Pick<import("../app/settings/entrance.server").Entrance, "apiOrigins">} entrance `apiOrigins`: allowed origins
 */
export function crossOrigin({ apiOrigins }) {
  const allowed = new Set(apiOrigins);

  /** True for a call of an allowed site's script, without cookies. @param {import("node:http").IncomingMessage} request */
  function isAllowed({ url, headers }) {
    return headers.cookie === undefined && allowed.has(headers.origin) && API.test(url);
  }

  /**
   * Adds the headers of an allowed call. @returns true for a preflight, which it has answered
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  function respond({ method, headers }, response) {
    response.setHeader("Access-Control-Allow-Origin", headers.origin);
    response.appendHeader("Vary", "Origin");
    if (method !== "OPTIONS" || !headers["access-control-request-method"]) return false;
    response.writeHead(204, {
      "Access-Control-Allow-Methods": METHODS,
      "Access-Control-Allow-Headers": HEADERS,
      "Access-Control-Max-Age": PREFLIGHT_SECONDS,
    });
    response.end();
    return true;
  }

  return { isAllowed, respond };
}
