import { BlockList, isIP } from "node:net";

/** Which addresses webhooks may be sent to: those of the public internet. */

/** Special-purpose ranges of IPv4 (IANA's registry): private, local, shared, reserved, multicast. */
const NOT_PUBLIC_IPV4: [network: string, prefix: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
/** Ranges within IPv6's global unicast that are not, or that lead to an IPv4 address. */
const NOT_PUBLIC_IPV6: [network: string, prefix: number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const notPublic = new BlockList();
for (const [network, prefix] of NOT_PUBLIC_IPV4) notPublic.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of NOT_PUBLIC_IPV6) notPublic.addSubnet(network, prefix, "ipv6");
/** Everything else in IPv6 is local, multicast, mapped from IPv4 or reserved. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, "ipv4");
  return isIP(address) === 6 && globalUnicast.check(address, "ipv6") && !notPublic.check(address, "ipv6");
}

/** The host of a URL without the brackets of an IPv6 address. */
export function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}
