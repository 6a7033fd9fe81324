/** Where pictures come from; specification §7: addresses of the API host are those of a static content host. */
export interface PictureHosts {
  /** Addresses of the provider without their scheme, such as "api.shop.example" or "api.shop.example/store". */
  api: string[];
  /** Origin that serves the pictures instead; empty for the shop's own, by their paths. */
  static: string;
}

const SCHEME = /^(?:https?:)?\/\//;
const FILES = /^\/(?:static|media)\//;
const PICTURE = /^\/static\/|^[^?#]*\.(?:png|jpe?g|gif|webp|avif|svg|bmp)(?:[?#]|$)/i;
const QUOTED = /(?<=(["']))(?:(?:https?:)?\/)?\/[^"'<>\s]+(?=\1)/g;

/**
 * The address on the static host: a picture of the API host, named in full, or anything below /static/ and /media/. In a
 * text of HTML all quoted addresses are taken so. Any other text stays as it is.
 */
export function staticAddress(text: string, hosts: PictureHosts): string {
  if (text.startsWith("<") || text.includes("<img")) {
    return text.replace(QUOTED, (address) => onHost(address, hosts));
  }
  return onHost(text, hosts);
}

function onHost(address: string, hosts: PictureHosts): string {
  if (!address.startsWith("/") && !address.startsWith("http")) return address;
  if (FILES.test(address)) return hosts.static + address;
  if (!SCHEME.test(address)) return address;
  const named = address.replace(SCHEME, "");
  const api = hosts.api.find((host) => named.startsWith(`${host}/`));
  const path = named.slice(api?.length);
  return api !== undefined && PICTURE.test(path) ? hosts.static + path : address;
}

/** The same answer with the addresses of all pictures in it on the static host; what has none is not copied. */
export function onStaticHost(response: unknown, hosts: PictureHosts): unknown {
  if (typeof response === "string") return staticAddress(response, hosts);
  if (response === null || typeof response !== "object") return response;
  const members = response as Record<string, unknown>;
  let placed: Record<string, unknown> | undefined;
  for (const name of Object.keys(members)) {
    const member = onStaticHost(members[name], hosts);
    if (member === members[name]) continue;
    placed ??= (Array.isArray(response) ? [...response] : { ...response }) as Record<string, unknown>;
    placed[name] = member;
  }
  return placed ?? response;
}
