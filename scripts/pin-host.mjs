const USUAL_PORT = /:(?:80|443)$/;

/**
 * Tells requests for the shop from those that name another host, so that no answer is ever made for a made-up name.
 * @param {Pick<import("../app/settings/entrance.server").Entrance, "hosts">} entrance
 * @returns {(request: import("node:http").IncomingMessage) => boolean} true for a request that is for the shop
 */
export function pinHost({ hosts }) {
  if (hosts === null) return () => true;
  const own = new Set(hosts);
  return ({ headers: { host = "" } }) => own.has(host) || own.has(host.toLowerCase().replace(USUAL_PORT, ""));
}
