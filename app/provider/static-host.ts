/** Hosts of pictures; specification §7: URLs of the API host are replaced with those of a static content host. */
export interface PictureHosts {
  /** The provider's addresses without scheme, such as "api.shop.example" or "api.shop.example/store". */
  api: string[];
  /** Origin that serves the pictures instead; empty for the store's own, by path. */
  static: string;
}

const SCHEME = /^(?:https?:)?\/\//;
const FILES = /^\/(?:static|media)\//;
const PICTURE = /^\/static\/|^[^?#]*\.(?:png|jpe?g|gif|webp|avif|svg|bmp)(?:[?#]|$)/i;
const QUOTED = /(?<=(["']))(?:(?:https?:)?\/)?\/[^"'<>\s]+(?=\1)/g;

/**
 * Replaces picture URLs with those on the static host: absolute URLs of the API host, those of media on any host, and
 * paths below /static/ and /media/. In HTML, all quoted URLs are replaced. Other texts are unchanged.
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
  // The host's media may have another public name than its API; pages load no pictures from unknown hosts anyway.
  const path = api === undefined ? mediaPath(named) : named.slice(api.length);
  return path !== null && PICTURE.test(path) ? hosts.static + path : address;
}

/** The path of a URL without scheme, if it is one of media files. */
function mediaPath(named: string): string | null {
  return /^[^/?#]+(\/media\/.*)$/.exec(named)?.[1] ?? null;
}

/** Replaces all picture URLs in a response; parts without any are not copied. */
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
