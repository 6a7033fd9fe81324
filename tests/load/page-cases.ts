import type { LoadRequest } from "./measure";
import { ADDRESS, CREATE_CUSTOMER, CUSTOMER_ID, GUEST_CHECKOUT, LOG_IN } from "./operations";
import { type CartLine, cartCookie, Shopper, sessionCookies } from "./shopper";

/** The pages of the benchmark by kind of visitor. */
export interface PageCase {
  name: string;
  requests: LoadRequest[];
}

interface Visitors {
  secret: string;
  /** The visitor who owns the designs of the lines. */
  shopper: Shopper;
  lines: CartLine[];
}

const HOME = "/";
const CATEGORY = "/custom-pet-prints";
const PRODUCT = "/pet-tag-silencer";
const TOOL = "/photomug-tool?sku=photo-mug";
const CART = "/checkout/cart";
const BROWSED = { home: HOME, category: CATEGORY, product: PRODUCT };
const CUSTOMER = {
  firstname: "Ada",
  lastname: "Byron",
  email: "ada@example.com",
  password: "Bench-passw0rd",
};

/** More addresses than the caches of pages hold, so that each of them is rendered. */
const MISSES = 600;

/** As crawlers and browsers ask for pages. Pages that are rendered are sent plain, since to compress is no rendering. */
const COMPRESSED = { "Accept-Encoding": "gzip, br" };

/** Pages of visitors without state: found in the cache, where they are compressed, and rendered for it. */
export function sharedPages(): PageCase[] {
  const hits = { ...BROWSED, "content /shipping": "/shipping", blog: "/blog" };
  return [
    ...Object.entries(hits).map(([name, path]) => pageCase(`${name}, from the cache`, [path], COMPRESSED)),
    ...Object.entries(BROWSED).map(([name, path]) => pageCase(`${name}, not in the cache`, missing(path))),
  ];
}

/** Addresses of the same page, more than are cached. */
function missing(path: string): string[] {
  const separator = path.includes("?") ? "&" : "?";
  return Array.from({ length: MISSES }, (_, index) => `${path}${separator}topic=none${index}`);
}

/** Pages of a shopper with a cart of these lines, up to the last step of the checkout. */
export async function cartPages({ secret, shopper, lines }: Visitors): Promise<PageCase[]> {
  const cartId = await shopper.openCart();
  await shopper.addToCart(cartId, lines);
  const cookie = await settled(shopper.address, await cartCookie(cartId, secret));
  await shopper.ask(GUEST_CHECKOUT.email, { cartId, email: "bench@example.com" });
  await shopper.ask(GUEST_CHECKOUT.address, { cartId, address: ADDRESS });
  await shopper.ask(GUEST_CHECKOUT.method, { cartId });
  await shopper.ask(GUEST_CHECKOUT.payment, { cartId });
  const steps = ["address", "delivery", "payment", "review"];
  const pages = { ...BROWSED, "tool page": TOOL, [`cart, ${lines.length} lines`]: CART };
  return [
    ...Object.entries(pages).map(([name, path]) =>
      pageCase(`${name}, with a cart`, [path], { Cookie: cookie }),
    ),
    ...steps.map((step) => pageCase(`checkout, ${step}`, [`/checkout?step=${step}`], { Cookie: cookie })),
    pageCase("cart, rendered each time", missing(CART), { Cookie: cookie }),
    pageCase("review, rendered each time", missing("/checkout?step=review"), { Cookie: cookie }),
  ];
}

/** Pages of a customer who is signed in. */
export async function customerPages({ secret, shopper }: Visitors): Promise<PageCase[]> {
  await shopper.ask(CREATE_CUSTOMER, { input: { ...CUSTOMER, is_subscribed: false } });
  const { email, password } = CUSTOMER;
  const { generateCustomerToken } = await shopper.ask<{ generateCustomerToken: { token: string } }>(LOG_IN, {
    email,
    password,
  });
  const { token } = generateCustomerToken;
  const customer = new Shopper(shopper.address, "benchmark-customer-owns-its-designs", token);
  const { id } = (await customer.ask<{ customer: { id: number | string } }>(CUSTOMER_ID)).customer;
  const cookie = await settled(shopper.address, await sessionCookies(token, String(id), secret));
  const account = ["dashboard", "my-orders", "information", "address-book"];
  return [
    ...Object.entries(BROWSED).map(([name, path]) =>
      pageCase(`${name}, signed in`, [path], { Cookie: cookie }),
    ),
    ...account.map((page) => pageCase(`account, ${page}`, [`/customer/account/${page}`], { Cookie: cookie })),
    pageCase("dashboard, rendered each time", missing("/customer/account/dashboard"), { Cookie: cookie }),
  ];
}

function pageCase(name: string, paths: string[], headers: Record<string, string> = {}): PageCase {
  return { name, requests: paths.map((path) => ({ method: "GET", path, headers })) };
}

/** The cookies together with those that the first page adds. */
async function settled(address: string, cookie: string): Promise<string> {
  const response = await fetch(address, { headers: { Cookie: cookie } });
  await response.text();
  return [cookie, ...response.headers.getSetCookie().map((set) => set.split(";", 1)[0])].join("; ");
}
