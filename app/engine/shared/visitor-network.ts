import { isIPv4, isIPv6 } from "node:net";

const GROUPS = 8;

/**
 * Identifies a visitor by address: an IPv4 address, or the first half of an IPv6 one, since one customer controls the
 * whole other half. Ports are removed; invalid addresses are unchanged.
 */
export function visitorNetwork(address: string): string {
  const host = withoutPort(address);
  if (!isIPv6(host)) return host;
  const groups = groupsOf(host);
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIpv4) return groups.slice(6).flatMap(bytesOf).join(".");
  return `${groups
    .slice(0, GROUPS / 2)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/**
 * The wider network of a visitor: the /24 of an IPv4 address, the /48 of an IPv6 one, which one customer of a provider
 * may control.
 * @param network result of `visitorNetwork`
 */
export function widerNetwork(network: string): string {
  if (isIPv4(network)) return `${network.split(".").slice(0, 3).join(".")}.0/24`;
  const address = network.replace(/::\/64$/, "::");
  if (!isIPv6(address)) return network;
  const prefix = groupsOf(address).slice(0, 3);
  return `${prefix.map((group) => group.toString(16)).join(":")}::/48`;
}

/** Removes ports from "[2001:db8::1]:443" and "192.0.2.1:443", as some proxies write them. */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return (bracketed ?? plain ?? address).replace(/%.*$/, "");
}

function groupsOf(ipv6: string): number[] {
  const { hostname } = new URL(`http://[${ipv6}]/`);
  const [before, after] = hostname
    .slice(1, -1)
    .split("::")
    .map((half) => (half === "" ? [] : half.split(":")));
  const left = before.map(readHex);
  const right = (after ?? []).map(readHex);
  return [...left, ...Array<number>(GROUPS - left.length - right.length).fill(0), ...right];
}

function readHex(group: string): number {
  return Number.parseInt(group, 16);
}

function bytesOf(group: number): number[] {
  return [group >> 8, group & 0xff];
}
