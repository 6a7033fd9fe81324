import proxyaddr from "proxy-addr";
import { z } from "zod";
import { settingGroup } from "./setting-group.server";

const HOPS = /^[1-9]$/;
const LOCAL_NAMES = ["localhost", "127.0.0.1", "[::1]"];

export const entranceGroup = settingGroup("Address and proxies", {
  PUBLIC_URL: {
    type: z.string().url(),
    documentedDefault: "`http://localhost:PORT`",
    description:
      "Address of the shop as shoppers see it, used in email; once set, requests for any other Host get 421, and `https:` makes cookies Secure",
  },
  ALLOWED_HOSTS: {
    type: z
      .string()
      .transform(partsOf)
      .pipe(z.array(z.string().transform(toHost))),
    default: "",
    description: "Further values of the Host header to answer, such as `shop.internal, 10.0.0.5:8080`",
  },
  API_ORIGINS: {
    type: z
      .string()
      .transform(partsOf)
      .pipe(z.array(z.string().refine(isOrigin, "must be origins such as https://app.example"))),
    default: "",
    description:
      "Origins of other sites whose scripts may call `/graphql` and `/rest` (CORS), without cookies, such as `https://app.example`",
  },
  TRUSTED_PROXIES: {
    type: z
      .string()
      .transform((text) => (HOPS.test(text.trim()) ? Number(text) : partsOf(text)))
      .refine(isTrustable, "must be a number of proxies from 1 to 9, or addresses and networks"),
    description:
      "Proxies whose `X-Forwarded-` headers are trusted: their number, or their addresses and networks (`loopback`, `10.0.0.0/8`)",
  },
});

export type Entrance = ReturnType<typeof entrance>;

/** Determines which requests the web server accepts. @param publicUrl the store's URL, configured or default */
export function entrance(values: z.infer<typeof entranceGroup.schema>, publicUrl: string) {
  const { origin, protocol, host, hostname, port } = new URL(publicUrl);
  const isLocal = LOCAL_NAMES.includes(hostname);
  const own = isLocal ? LOCAL_NAMES.map((name) => `${name}:${port}`) : [host];
  return {
    /** Accepted values of the Host header; null for all. */
    hosts: values.PUBLIC_URL ? [...own, ...values.ALLOWED_HOSTS] : null,
    /** Origins of other sites whose scripts may call the API. */
    apiOrigins: values.API_ORIGINS,
    /** Proxies whose X-Forwarded headers are trusted: their number or addresses; null for none. */
    trustedProxies: values.TRUSTED_PROXIES ?? null,
    /** The store's public origin, "https://shop.example". */
    origin,
    /** True if the store uses https: browsers are then told to use nothing else. */
    isHttps: protocol === "https:",
    /** True if the store is only accessible on its own machine. */
    isLocal,
  };
}

/** Warnings about these settings for the operator; usually none. */
export function doubtsAbout({ isHttps, isLocal }: Entrance): string[] {
  if (isHttps || isLocal) return [];
  return [
    "PUBLIC_URL is no https address: cookies and passwords travel unencrypted. Put the shop behind https.",
  ];
}

function partsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

/** Normalizes to the form of a Host header. An invalid name becomes an issue of the setting. */
function toHost(name: string, context: z.RefinementCtx): string {
  const address = `http://${name}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.host && url.pathname === "/" && !name.includes("@")) return url.host;
  context.addIssue({ code: "custom", message: `has ${name}, which is no name of a host` });
  return z.NEVER;
}

function isTrustable(proxies: number | string[]): boolean {
  if (typeof proxies === "number") return true;
  try {
    proxyaddr.compile(proxies);
    return proxies.length > 0;
  } catch {
    return false;
  }
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
