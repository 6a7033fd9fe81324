import proxyaddr from "proxy-addr";
import { z } from "zod";

/** By which names the shop is reached, and which proxies before it are believed. */

const HOPS = /^[1-9]$/;
const LOCAL_NAMES = ["localhost", "127.0.0.1", "[::1]"];

export const entranceFields = {
  /** Address of the shop as shoppers see it: for links in mail, and the name under which it is asked. */
  PUBLIC_URL: z.string().url().optional(),
  /** Further names, "shop.internal, 10.0.0.5:8080". */
  ALLOWED_HOSTS: listOf(z.string().transform(toHost)),
  /** How many proxies stand before the shop, or their addresses and networks. */
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => (HOPS.test(text.trim()) ? Number(text) : partsOf(text)))
    .refine(isTrustable, "must be a number of proxies from 1 to 9, or addresses and networks")
    .optional(),
};

/** What the web server lets in. */
export interface Entrance {
  /** Values of the Host header that are answered; null when all are. */
  hosts: string[] | null;
  /** Proxies whose X-Forwarded headers are believed: how many, or their addresses; null for none. */
  trustedProxies: number | string[] | null;
  /** Of the shop as shoppers see it, "https://shop.example". */
  origin: string;
  /** True when shoppers come by https: browsers are told to come by nothing else. */
  isHttps: boolean;
  /** True when the shop is for the machine that it runs on. */
  isLocal: boolean;
}

type EntranceValues = z.infer<z.ZodObject<typeof entranceFields>>;

/** @param publicUrl the address of the shop, whether set or not */
export function entrance(values: EntranceValues, publicUrl: string): Entrance {
  const { origin, protocol, host, hostname, port } = new URL(publicUrl);
  const isLocal = LOCAL_NAMES.includes(hostname);
  const own = isLocal ? LOCAL_NAMES.map((name) => `${name}:${port}`) : [host];
  return {
    hosts: values.PUBLIC_URL ? [...own, ...values.ALLOWED_HOSTS] : null,
    trustedProxies: values.TRUSTED_PROXIES ?? null,
    origin,
    isHttps: protocol === "https:",
    isLocal,
  };
}

/** What an owner should know about these settings before shoppers come; none for most shops. */
export function doubtsAbout({ isHttps, isLocal }: Entrance): string[] {
  if (isHttps || isLocal) return [];
  return [
    "PUBLIC_URL is no https address: cookies and passwords travel unencrypted. Put the shop behind https.",
  ];
}

function listOf<Item extends z.ZodTypeAny>(item: Item) {
  return z.string().default("").transform(partsOf).pipe(z.array(item));
}

function partsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

/** As a Host header has it. @throws nothing: a name that cannot be one is an issue of the setting */
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
