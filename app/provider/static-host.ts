/** Where pictures come from; specification §7: addresses of the API host are those of a static content host. */
export interface PictureHosts {
  /** Origin of the provider. */
  api: string;
  /** Origin that serves the pictures instead. */
  static: string;
}

const PICTURE = /\.(png|jpe?g|gif|webp|avif|svg|bmp)$/i;

/**
 * The address on the static host: a picture of the API host, named in full or by its path below /media/, or anything
 * below /static/. Any other text stays as it is.
 */
export function staticAddress(text: string, hosts: PictureHosts): string {
  if (text.startsWith("/static/") || text.startsWith("/media/")) return hosts.static + text;
  if (!text.startsWith(`${hosts.api}/`)) return text;
  const { pathname, search } = new URL(text);
  const isPicture = pathname.startsWith("/static/") || PICTURE.test(pathname);
  return isPicture ? hosts.static + pathname + search : text;
}

/** The same answer with the addresses of all pictures in it on the static host. */
export function onStaticHost(answer: unknown, hosts: PictureHosts): unknown {
  if (typeof answer === "string") return staticAddress(answer, hosts);
  if (Array.isArray(answer)) return answer.map((member) => onStaticHost(member, hosts));
  if (answer === null || typeof answer !== "object") return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, onStaticHost(value, hosts)]),
  );
}
