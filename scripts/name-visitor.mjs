import { BlockList, isIPv6 } from "node:net";

/** The machine itself and networks that nobody reaches from outside: a proxy stands there. */
const near = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["100.64.0.0", 10],
]) {
  near.addSubnet(network, bits, "ipv4");
}
near.addAddress("::1", "ipv6");
near.addSubnet("fc00::", 7, "ipv6");
near.addSubnet("fe80::", 10, "ipv6");

/**
 * Names who asks, for limits on letters, tries and orders, as a proxy does. Without a proxy whoever comes from afar
 * asks for themselves; a near one that names nobody may ask for all.
 * @type {import("express").RequestHandler}
 */
export function nameVisitor(request, _response, next) {
  const address = request.socket.remoteAddress?.replace(/%.*$/, "");
  if (address && request.headers["x-forwarded-for"] === undefined && !isNear(address)) {
    request.headers["x-forwarded-for"] = address;
  }
  next();
}

function isNear(address) {
  return near.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
