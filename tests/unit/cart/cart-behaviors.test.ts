import type { Cookie } from "@remix-run/node";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  cartIdCookie,
  customerIdCookie,
  customerTokenCookie,
  flashCookie,
  priceCacheCookie,
  readCookie,
} from "~/provider/cookies.server";
import { NO_CART_ID, NO_RESPONSE, UNKNOWN_ERROR } from "~/provider/error-catalog";
import { openProvider } from "~/provider/provider.server";
import { addToCart } from "~/storefront/cart/add-to-cart.server";
import { changeCart } from "~/storefront/cart/change-cart.server";
import { readCartPage } from "~/storefront/cart/read-cart-page.server";
import { takeStep } from "~/storefront/checkout/take-step.server";
import { readShell } from "~/storefront/shell/shell-view.server";

/** Specification §4 "Cart", as the storefront implements it, with a fake provider. */

interface Asked {
  operation: string;
  variables: Record<string, unknown>;
}

const host = vi.hoisted(() => ({ asked: [] as Asked[], responses: {} as Record<string, object | null> }));
vi.mock("~/provider/host.server", () => ({
  providerAddress: () => "http://provider.test",
  onEngineInvalidation: () => undefined,
  async providerFetch(_input: unknown, init: { body: string }) {
    const { query, variables } = JSON.parse(init.body);
    const operation = query.match(/(?:query|mutation) (\w+)/)[1];
    host.asked.push({ operation, variables });
    const response = host.responses[operation];
    if (response === null) throw new TypeError("fetch failed");
    return Response.json(response ?? { data: {} });
  },
}));

const NEW_CART = "n".repeat(32);
const OLD_CART = "o".repeat(32);
const GONE = {
  errors: [
    {
      message: `Could not find a cart with ID "${OLD_CART}"`,
      extensions: { category: "graphql-no-such-entity" },
    },
  ],
  data: null,
};
const BROKEN = { errors: [{ message: "Internal server error", extensions: { category: "internal" } }] };
const ADDED = { data: { addProductsToCart: { cart: { id: NEW_CART }, user_errors: [] } } };
const ITEM = { sku: "photo-mug", quantity: 1 };

const WITH_CART: [Cookie, string][] = [[cartIdCookie, OLD_CART]];
const AS_CUSTOMER: [Cookie, string][] = [
  [customerTokenCookie, "token"],
  [customerIdCookie, "7"],
];

beforeEach(() => {
  host.asked = [];
  host.responses = {
    CreateGuestCart: { data: { createGuestCart: { cart: { id: NEW_CART } } } },
    CustomerCartId: { data: { customerCart: { id: NEW_CART } } },
    AddToCart: ADDED,
  };
});

async function visit(cookies: [Cookie, string][], form?: Record<string, string>): Promise<Request> {
  const sent = await Promise.all(cookies.map(([cookie, value]) => cookie.serialize(value)));
  const headers = { Cookie: sent.map((cookie) => cookie.split(";")[0]).join("; ") };
  const post = form && { method: "POST", body: new URLSearchParams(form) };
  return new Request("http://shop.test/checkout/cart", { headers, ...post });
}

/** Names of the cookies that a response clears. */
function cleared(headers: Headers): string[] {
  const all = headers.getSetCookie().filter((cookie) => cookie.includes("Max-Age=0"));
  return all.map((cookie) => cookie.split("=")[0]);
}

/** The value that a response stores in a cookie. */
async function kept(headers: Headers, cookie: Cookie): Promise<string | null> {
  const Cookie = headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return readCookie(new Request("http://shop.test/", { headers: { Cookie } }), cookie);
}

const operations = () => host.asked.map(({ operation }) => operation);

describe("a product added to the cart", () => {
  // @specification §3 L126
  // @specification §4 L157
  it("goes into a new guest cart when there is none", async () => {
    const provider = await openProvider(await visit([]));
    expect(await addToCart(provider, ITEM)).toBeNull();
    expect(host.asked).toEqual([
      { operation: "CreateGuestCart", variables: {} },
      { operation: "AddToCart", variables: { cartId: NEW_CART, item: ITEM } },
    ]);
    expect(await kept(await provider.headers(), cartIdCookie)).toBe(NEW_CART);
  });

  // @specification §4 L157
  it("goes into the signed-in customer's cart", async () => {
    const provider = await openProvider(await visit(AS_CUSTOMER));
    expect(await addToCart(provider, ITEM)).toBeNull();
    expect(operations()).toEqual(["CustomerCartId", "AddToCart"]);
  });

  // @specification §4 L167
  it("replaces a numeric guest cart id", async () => {
    const provider = await openProvider(await visit([[cartIdCookie, "12345"]]));
    expect(await addToCart(provider, ITEM)).toBeNull();
    expect(operations()).toEqual(["CreateGuestCart", "AddToCart"]);
    expect(await kept(await provider.headers(), cartIdCookie)).toBe(NEW_CART);
  });

  it("goes into a new cart, without the price code, when the provider has lost the old one", async () => {
    host.responses.AddToCart = GONE;
    const provider = await openProvider(await visit([...WITH_CART, [priceCacheCookie, "U0FMRQ"]]));
    await addToCart(provider, ITEM);
    expect(host.asked.map(({ variables }) => variables.cartId)).toEqual([OLD_CART, undefined, NEW_CART]);
    expect(cleared(await provider.headers())).toContain("PRICE_CACHE");
  });

  // @specification §8 L267
  it.each([
    ["answers none", { data: { customerCart: { id: "" } } }],
    ["fails", BROKEN],
  ])("is rejected when a customer has no cart: the provider %s", async (_how, response) => {
    host.responses.CustomerCartId = response;
    const provider = await openProvider(await visit(AS_CUSTOMER));
    expect(await addToCart(provider, ITEM)).toBe("No cart id available");
    expect(operations()).toEqual(["CustomerCartId"]);
  });
});

// @specification §8 L278-279
describe("the first product of a guest", () => {
  it.each([
    ["does not answer", null, NO_RESPONSE],
    ["fails without a message", BROKEN, UNKNOWN_ERROR],
    ["says why", { errors: [{ message: "Carts are closed today." }] }, "Carts are closed today."],
  ])("is rejected with the catalog's text when the provider %s", async (_how, response, text) => {
    host.responses.CreateGuestCart = response;
    const provider = await openProvider(await visit([]));
    expect(await addToCart(provider, ITEM)).toBe(text);
    expect(operations()).toEqual(["CreateGuestCart"]);
  });

  it("of a customer as well", async () => {
    host.responses.CustomerCartId = null;
    const provider = await openProvider(await visit(AS_CUSTOMER));
    expect(await addToCart(provider, ITEM)).toBe(NO_RESPONSE);
  });
});

describe("the checkout", () => {
  // @specification §8 L267
  it("rejects a step without a cart, and says so in the cart", async () => {
    const request = await visit([], { terms: "on" });
    const response = await takeStep(new Request("http://shop.test/checkout?step=review", request));
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/checkout/cart"]);
    expect(await kept(response.headers, flashCookie)).toContain(NO_CART_ID);
    expect(operations()).toEqual([]);
  });
});

describe("the cart page", () => {
  const line = { uid: "1", quantity: 1, product: { name: "Mug" }, prices: null, is_available: true };
  const filled = { id: OLD_CART, total_quantity: 1, is_virtual: true, shipping_addresses: [] };
  const FILLED = { data: { cart: { ...filled, itemsV2: { items: [line] } } } };

  it("sends no request without a cart", async () => {
    expect(await readCartPage(await visit([]))).toMatchObject({ cart: null, isUnreadable: false });
    expect(operations()).toEqual([]);
  });

  it("shows the cart's lines", async () => {
    host.responses.CartPage = FILLED;
    const { cart } = await readCartPage(await visit(WITH_CART));
    expect(cart).toMatchObject({ count: 1, lines: [{ name: "Mug" }] });
  });

  // @specification §3 L113
  // @specification §4 L162
  it.each([
    ["without a cart", { data: { cart: null } }],
    ["with an empty one", { data: { cart: { id: OLD_CART, total_quantity: 0, itemsV2: { items: [] } } } }],
  ])("shows an empty cart for a response %s; the cart is kept", async (_what, response) => {
    host.responses.CartPage = response;
    const { cart, isUnreadable, headers } = await readCartPage(await visit(WITH_CART));
    expect([cart, isUnreadable, cleared(headers)]).toEqual([null, false, []]);
  });

  // @specification §4 L166
  it("forgets an expired cart with its price code, and keeps the login", async () => {
    host.responses.CartPage = GONE;
    const cookies: [Cookie, string][] = [...WITH_CART, ...AS_CUSTOMER, [priceCacheCookie, "U0FMRQ"]];
    const { cart, isUnreadable, headers } = await readCartPage(await visit(cookies));
    expect([cart, isUnreadable]).toEqual([null, false]);
    expect(cleared(headers)).toEqual(expect.arrayContaining(["MPC_CARTID", "PRICE_CACHE"]));
    expect(cleared(headers)).not.toContain("MPC_CID");
  });

  // @specification §4 L164
  it.each([
    ["fails", BROKEN],
    ["does not answer", null],
  ])(
    "shows neither a cart nor an error page when the provider %s, and forgets nothing",
    async (_how, response) => {
      host.responses.CartPage = response;
      const { cart, isUnreadable, headers } = await readCartPage(await visit(WITH_CART));
      expect([cart, isUnreadable, cleared(headers)]).toEqual([null, true, []]);
    },
  );

  // @specification §8 L267
  it("rejects a form without a cart, and sends the provider nothing", async () => {
    const response = await changeCart(await visit([], { intent: "remove", uid: "1" }));
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/checkout/cart"]);
    const message = await kept(response.headers, flashCookie);
    expect(message).toContain("Invalid request, please restart the session");
    expect(operations()).toEqual([]);
  });

  // @specification §4 L165
  it("is reloaded without the cart's cookie when a change finds the cart expired", async () => {
    host.responses.RemoveCartItem = GONE;
    const response = await changeCart(await visit(WITH_CART, { intent: "remove", uid: "1" }));
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/checkout/cart"]);
    expect(cleared(response.headers)).toContain("MPC_CARTID");
    expect(await kept(response.headers, flashCookie)).toBeNull();
  });
});

// @specification §1 L16
describe("the number in the header", () => {
  it("is the cart's total quantity", async () => {
    host.responses.ShellCart = { data: { cart: { total_quantity: 3 } } };
    const { shell } = await readShell(await visit(WITH_CART));
    expect(shell.cartCount).toBe(3);
    expect(host.asked).toContainEqual({ operation: "ShellCart", variables: { id: OLD_CART } });
  });

  // @specification §4 L164
  it.each([
    ["fails", BROKEN],
    ["does not answer", null],
    ["has no such cart", GONE],
  ])("is 0 when the provider %s", async (_how, response) => {
    host.responses.ShellCart = response;
    const { shell } = await readShell(await visit(WITH_CART));
    expect(shell.cartCount).toBe(0);
  });
});
