import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  cartIdCookie,
  customerIdCookie,
  readCookie,
  shippingMethodTitleCookie,
} from "~/provider/cookies.server";
import { openProvider } from "~/provider/provider.server";
import { type IssuedLogin, startSession } from "~/storefront/session/start-session.server";

/** Specification §4 "Cart" after a login: which cart the customer continues with, and its shipping address. */

const host = vi.hoisted(() => ({
  asked: [] as { operation: string; variables: Record<string, unknown> }[],
  responses: {} as Record<string, object>,
}));
vi.mock("~/provider/host.server", () => ({
  providerAddress: () => "http://provider.test",
  async providerFetch(_input: unknown, init: { body: string }) {
    const { query, variables } = JSON.parse(init.body);
    const operation = query.match(/(?:query|mutation) (\w+)/)[1];
    host.asked.push({ operation, variables });
    return Response.json({ data: host.responses[operation] ?? {} });
  },
}));

const GUEST_CART = "g".repeat(32);
const OWN_CART = "o".repeat(32);
const SAVED_ADDRESS = "12";

const method = (method_title: string, available: boolean, dollars: number) => ({
  carrier_code: "mpc",
  method_code: method_title.toLowerCase(),
  method_title,
  available,
  error_message: null,
  amount: { value: dollars },
});
const METHODS = [
  method("Standard", false, 6.95),
  method("Express", true, 12.95),
  method("Priority", true, 19.95),
];

function shipment(selected_shipping_method: { method_title: string } | null = null) {
  return { shipping_addresses: [{ available_shipping_methods: METHODS, selected_shipping_method }] };
}

function mergedCart(changes: object = {}) {
  const cart = { id: OWN_CART, is_virtual: false, total_quantity: 2, shipping_addresses: [], ...changes };
  return { cart, customer: { default_shipping: SAVED_ADDRESS } };
}

/** Title of the shipping method that the shopper chose last. */
let rememberedTitle: string | null = null;

beforeEach(() => {
  rememberedTitle = null;
  host.asked = [];
  host.responses = {
    CustomerId: { customer: { id: 7 } },
    CustomerCartId: { customerCart: { id: OWN_CART } },
    CartAfterLogin: mergedCart(),
    SetShippingAddress: { setShippingAddressesOnCart: { cart: shipment() } },
    SetShippingMethod: {
      setShippingMethodsOnCart: { cart: shipment(METHODS[1]) },
    },
  };
});

/** Signs in with that guest cart; returns what the browser then stores. */
async function logIn(guestCart: string | null = GUEST_CART, login: Partial<IssuedLogin> = {}) {
  const Cookie = [
    guestCart && (await cartIdCookie.serialize(guestCart)).split(";")[0],
    rememberedTitle && (await shippingMethodTitleCookie.serialize(rememberedTitle)).split(";")[0],
  ]
    .filter(Boolean)
    .join("; ");
  const request = new Request("http://shop.test/", { headers: { Cookie } });
  const provider = await openProvider(request);
  await startSession(request, provider, { token: "token", ...login });
  const set = (await provider.headers()).getSetCookie();
  const sent = set.map((cookie) => cookie.split(";")[0]).join("; ");
  const kept = new Request("http://shop.test/", { headers: { Cookie: sent } });
  return {
    cart: await readCookie(kept, cartIdCookie),
    customer: await readCookie(kept, customerIdCookie),
    title: await readCookie(kept, shippingMethodTitleCookie),
    titleCookie: set.find((cookie) => cookie.startsWith("MPC_SHIPPING_METHOD=")) ?? "",
  };
}

const asked = (operation: string) =>
  host.asked.filter((call) => call.operation === operation).map(({ variables }) => variables);

describe("at the login", () => {
  // @specification §4 L158
  it("the guest's cart is merged into the customer's, which is used from then on", async () => {
    expect((await logIn()).cart).toBe(OWN_CART);
    expect(asked("MergeCarts")).toEqual([{ source: GUEST_CART, destination: OWN_CART }]);
  });

  it.each([null, OWN_CART, "12345"])("nothing is merged when the cookie names %s", async (cookie) => {
    expect((await logIn(cookie)).cart).toBe(OWN_CART);
    expect(asked("MergeCarts")).toEqual([]);
  });

  // @specification §4 L159
  it("a merged cart with a shipping address is unchanged", async () => {
    host.responses.CartAfterLogin = mergedCart({ shipping_addresses: [{ city: "Austin" }] });
    await logIn();
    expect(asked("SetShippingAddress")).toEqual([]);
    expect(asked("SetShippingMethod")).toEqual([]);
  });

  // @specification §4 L159-160
  it("a merged cart without one gets the customer's default address, and the first available method", async () => {
    const { title } = await logIn();
    expect(asked("SetShippingAddress")).toEqual([
      { cartId: OWN_CART, address: { customer_address_id: Number(SAVED_ADDRESS) } },
    ]);
    expect(asked("SetShippingMethod")).toEqual([{ cartId: OWN_CART, carrier: "mpc", method: "express" }]);
    expect(title).toBe("Express");
  });

  // @specification §3 L130
  // @specification §4 L161
  // @specification §9 L302
  it("the title of the selected method is stored for seven days", async () => {
    const { titleCookie } = await logIn();
    expect(titleCookie).toContain(`Max-Age=${7 * 24 * 60 * 60}`);
  });

  it("a selected method is kept", async () => {
    const selected = { setShippingAddressesOnCart: { cart: shipment(METHODS[2]) } };
    host.responses.SetShippingAddress = selected;
    await logIn();
    expect(asked("SetShippingMethod")).toEqual([]);
  });

  it.each([
    ["is virtual", mergedCart({ is_virtual: true })],
    ["is empty", mergedCart({ total_quantity: 0 })],
    ["is of a customer without a default address", { ...mergedCart(), customer: { default_shipping: null } }],
  ])("no address is set for a cart that %s", async (_how, response) => {
    host.responses.CartAfterLogin = response;
    await logIn();
    expect(asked("SetShippingAddress")).toEqual([]);
  });
});

describe("at a login whose response includes every step", () => {
  const started = {
    customer_id: "7",
    cart_id: OWN_CART,
    is_guest_cart_gone: false,
    shipping: null,
  };
  const [shipping] = shipment(METHODS[1]).shipping_addresses;

  it("no further request is sent", async () => {
    expect(await logIn(GUEST_CART, { start_session: started })).toMatchObject({
      cart: OWN_CART,
      customer: "7",
    });
    expect(host.asked).toEqual([]);
  });

  it("the method that the provider chose for the default address is remembered", async () => {
    const { title } = await logIn(GUEST_CART, { start_session: { ...started, shipping } });
    expect([title, host.asked]).toEqual(["Express", []]);
  });

  it("the method that the shopper selected last is selected instead", async () => {
    rememberedTitle = "Priority";
    await logIn(GUEST_CART, { start_session: { ...started, shipping } });
    expect(host.asked.map(({ operation }) => operation)).toEqual(["SetShippingMethod"]);
    expect(asked("SetShippingMethod")).toEqual([{ cartId: OWN_CART, carrier: "mpc", method: "priority" }]);
  });
});
