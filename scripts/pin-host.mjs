const USUAL_PORT = /:(?:80|443)$/;

/**
 * Detects requests for other hosts, so that no response is generated for a forged Host header.
 * @param {Pick<import("../app/settings/entrance.server").Entrance, "hosts">} entrance
 * @returns {(request: import("node:http").IncomingMessage) => boolean} true for a request to this store
 */
export function pinHost({ hosts }) {
  if (hosts === null) return () => true;
  const own = new Set(hosts);
  return ({ headers: { host = "" } }) => own.has(host) || own.has(host.toLowerCase().replace(USUAL_PORT, ""));
}
