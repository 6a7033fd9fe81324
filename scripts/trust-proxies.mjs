import proxyaddr from "proxy-addr";
import { log } from "./log.mjs";

const FORWARDED = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
];
const LOCAL = proxyaddr.compile("loopback");

/**
 * Trusts the X-Forwarded headers of the configured proxies only. The application gets a single address in
 * X-Forwarded-For, the client's, which rate limits use; the requested Host; and X-Forwarded-Proto. A trusted proxy that
 * names no client is unlimited, and so is the machine itself when the store is only accessible locally.
 * @param {Pick<import("../app/settings/entrance.server").Entrance, "trustedProxies" | "isLocal">} entrance
 * @returns {(request: import("node:http").IncomingMessage) => void}
 */
export function trustProxies({ trustedProxies, isLocal }) {
  const trusts = trustOf(trustedProxies);
  const warn = onceWarning();
  return (request) => {
    const address = request.socket.remoteAddress ?? "";
    if (trusts(address, 0)) return believe(request, trusts);
    if (request.headers["x-forwarded-for"]) warn();
    const isMachine = isLocal && LOCAL(address, 0);
    setForwarded(request.headers, { "x-forwarded-for": isMachine ? undefined : address });
  };
}

/**
 * Returns a test for addresses with an unlimited number of connections: trusted proxies, and the machine itself when
 * the store is only accessible locally.
 * @param {Pick<import("../app/settings/entrance.server").Entrance, "trustedProxies" | "isLocal">} entrance
 * @returns {(address: string) => boolean}
 */
export function trustedPeers({ trustedProxies, isLocal }) {
  const trusts = trustOf(trustedProxies);
  return (address) => trusts(address, 0) || (isLocal && LOCAL(address, 0));
}

function believe(request, trusts) {
  const { headers } = request;
  const { "x-forwarded-for": named, "x-forwarded-host": host, "x-forwarded-proto": protocol } = headers;
  const visitor = named && proxyaddr(request, trusts);
  if (host) headers.host = last(host);
  setForwarded(headers, { "x-forwarded-for": visitor, "x-forwarded-proto": protocol && last(protocol) });
}

/** Replaces all forwarded headers with the trusted values. */
function setForwarded(headers, believed) {
  for (const name of FORWARDED) delete headers[name];
  for (const name in believed) if (believed[name]) headers[name] = believed[name];
}

function trustOf(proxies) {
  if (proxies === null) return () => false;
  if (typeof proxies === "number") return (_address, hop) => hop < proxies;
  return proxyaddr.compile(proxies);
}

/** The nearest proxy appends its entry. */
function last(list) {
  return list.split(",").at(-1).trim();
}

/** Tells an operator with a proxy what is missing; forged headers must not fill the log. */
function onceWarning() {
  let isSaid = false;
  return () => {
    if (isSaid) return;
    isSaid = true;
    log.warn("X-Forwarded-For is not believed. If a proxy stands before the shop, set TRUSTED_PROXIES.");
  };
}
