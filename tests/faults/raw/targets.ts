import { readdirSync } from "node:fs";
import tools from "../../../app/storefront/studio/tools.generated.json";
import type { Dice } from "./dice";
import { hostileText } from "./hostile-text";

/** Placeholder for a path segment with any value. */
const ANYTHING = ":";

/** Paths of the store's route files by Remix's naming rules: "blog.$post.tsx" → "/blog/:". */
function routePaths(): string[] {
  return readdirSync("app/routes").map((file) => {
    const name = file.replace(/\.tsx?$/, "").replaceAll("[.]", "\n");
    const parts = name.split(".").filter((part) => part !== "_index");
    return `/${parts.map((part) => (/[$]/.test(part) ? ANYTHING : part)).join("/")}`.replaceAll("\n", ".");
  });
}

const REST = [
  "ready",
  "dev/mail/:",
  "photos",
  "photos/:/display",
  "photos/:/on/:.svg",
  "customers/me/export",
  "customers/gst-certificate",
  "customers/gst-certificate/:",
  "customers/password",
  "customers/confirm-email",
  "shared-photos/:",
  "customer-photos/:/thumbnail",
  "invoices/:.pdf",
  "creditmemos/:.pdf",
  "claims/:/photo/:",
  "print-files/desk/:/:/:-:.pdf",
  "designs/:/:/picture.svg",
  "payments/notice",
  "guest-carts",
  "guest-carts/:",
  "guest-carts/:/items/:",
  "guest-carts/:/totals",
  "guest-carts/:/coupons/:",
  "guest-carts/:/shipping-information",
  "guest-carts/:/payment-information",
  "carts/mine/estimate-shipping-methods-by-address-id",
  "products",
  "products/:",
  "categories/:/products",
  "store/storeConfigs",
  "directory/countries/:",
  "integration/customer/token",
  "customers/me",
  "carts/mine/items",
  "orders/mine/:",
  "orders/:",
  "order/:/ship",
  "order/:/refund",
  "shipment/:",
];

const PATHS = [
  ...routePaths(),
  ...tools.map(({ path }) => path),
  ...REST.map((path) => `/rest/mpc/V1/${path}`),
  ...["", "/cacheurl", "/cache/clear", "/cache/version"].map((path) => `/caching${path}`),
  ...["/graphql", "/graphql", "/graphql", "/healthz", "/readyz", "/metrics", "/favicon.ico", "/build/:"],
  ...[
    "/media/catalog/product/:.webp",
    "/pet-mugs",
    "/photo-mug",
    "/canvas-prints",
    "/newsletter/unsubscribe",
  ],
];

const QUERY_NAMES = [
  "_data",
  "_routes",
  "index",
  "p",
  "q",
  "token",
  "sessionid",
  "query",
  "variables",
  "code",
];
const MORE_QUERY_NAMES = ["email", "id", "ref", "utm_source", "__proto__", "a[b]", "developer", "redirect"];

/** A valid request target: a path of the store, with random parameters and query. */
export function pathTarget(dice: Dice): string {
  const path = dice.pick(PATHS).replaceAll(ANYTHING, () => openPart(dice));
  const detour = dice.pick(["", "", "", "", "", "", "/", "//", "/.", "/..;/", "/%2e%2e/", "%20", ".php"]);
  return path + detour + query(dice);
}

function openPart(dice: Dice): string {
  if (dice.chance(0.3)) return dice.pick(["1", "000000001", "a".repeat(32), "mug-photo", "my-orders"]);
  return escaped(dice, hostileText(dice));
}

function query(dice: Dice): string {
  if (dice.chance(0.5)) return dice.pick(["", "", "?", "?=", "?&&", "?%"]);
  const fields = Array.from({ length: 1 + dice.below(3) }, () => {
    const name = dice.pick([...QUERY_NAMES, ...MORE_QUERY_NAMES]);
    if (name === "_data" && dice.chance(0.5))
      return `_data=routes%2F${dice.pick(["_index", "$", "media.$"])}`;
    return `${name}=${escaped(dice, hostileText(dice))}`;
  });
  return `?${fields.join("&")}`;
}

/** Mostly escaped as by browsers; otherwise only characters that would end the line. */
function escaped(dice: Dice, text: string): string {
  return dice.chance(0.7) ? encodeURIComponent(text) : text.replace(/[\s\p{Cc}]/gu, encodeURIComponent);
}

/** An invalid target: of another form, or none at all. */
export function brokenTarget(dice: Dice): string {
  const path = pathTarget(dice);
  return dice.pick([
    `http://shop.example${path}`,
    `https://user:pass@shop.example:99999${path}`,
    "http://[",
    "ftp://x/",
    "*",
    "",
    "?",
    "#",
    path.slice(1),
    `${path}#part`,
    `//${path}`,
    `///\\evil.example${path}`,
    "shop.example:443",
    `/ ${path}`,
    `/${hostileText(dice)}`,
    `/${"../".repeat(200)}`,
    `/${"%25".repeat(3000)}`,
    `/${"a".repeat(17_000)}`,
  ]);
}
