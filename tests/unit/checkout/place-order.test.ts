import type { Cookie } from "@remix-run/node";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  affiliateCookie,
  cartIdCookie,
  consentCookie,
  flashCookie,
  readCookie,
  trafficSourceCookie,
} from "~/provider/cookies.server";
import { openProvider } from "~/provider/provider.server";
import { placeOrder } from "~/storefront/checkout/review/place-order.server";

const host = vi.hoisted(() => ({
  asked: [] as { operation: string; variables: object }[],
  responses: {} as Record<string, object>,
}));
vi.mock("~/provider/host.server", () => ({
  providerAddress: () => "http://provider.test",
  onEngineInvalidation: () => undefined,
  async providerFetch(_input: unknown, init: { body: string }) {
    const { query, variables } = JSON.parse(init.body);
    const operation = query.match(/(?:query|mutation) (\w+)/)[1];
    host.asked.push({ operation, variables });
    return Response.json({ data: host.responses[operation] ?? {} });
  },
}));

const PLACED = { orderV2: { number: "MPC1", token: "t".repeat(32) }, errors: [] };
const CART = "c".repeat(32);
const NO_PAYMENT = "Please choose a payment method.";
const REJECTED = {
  orderV2: null,
  errors: [{ code: "UNABLE_TO_PLACE_ORDER", message: `Unable to place order: ${NO_PAYMENT}` }],
};

beforeEach(() => {
  host.asked = [];
  host.responses = { PlaceOrderForTotal: { placeOrderForTotal: PLACED } };
});

async function place(cookies: [Cookie, string][]) {
  await placing(cookies);
  return host.asked.find(({ operation }) => operation === "PlaceOrderForTotal")?.variables;
}

async function placing(cookies: [Cookie, string][]) {
  const sent = await Promise.all(cookies.map(([cookie, value]) => cookie.serialize(value)));
  const request = new Request("http://shop.test/checkout?step=review", {
    headers: { Cookie: sent.map((cookie) => cookie.split(";")[0]).join("; ") },
  });
  const form = new FormData();
  form.set("terms", "on");
  form.set("grand_total", "21.08");
  const provider = await openProvider(request);
  // biome-ignore lint/suspicious/noThenProperty: the path of the next step, not a promise
  return placeOrder({ request, provider, cartId: CART, form, then: "" });
}

// @specification §3 L131
describe("an order", () => {
  const arrival: [Cookie, string][] = [
    [trafficSourceCookie, "organic,Affiliate"],
    [affiliateCookie, "ada"],
  ];

  test("is placed with how its buyer found the shop, if they consented", async () => {
    expect(await place([...arrival, [consentCookie, "all"]])).toMatchObject({
      total: 21.08,
      attribution: { traffic_source: "organic,Affiliate", affiliate: "ada", campaign: null },
    });
  });

  test("is placed without it otherwise", async () => {
    expect(await place([...arrival, [consentCookie, "necessary"]])).toMatchObject({ attribution: null });
  });
});

describe("an order that is rejected", () => {
  const inCart = (selected_payment_method: object | null) => ({
    cart: {
      id: CART,
      email: "ada@example.com",
      is_virtual: false,
      itemsV2: { items: [{ uid: "1" }] },
      shipping_addresses: [{ selected_shipping_method: {} }],
      selected_payment_method,
    },
  });

  test("shows the step that is incomplete, with the message", async () => {
    host.responses = {
      PlaceOrderForTotal: { placeOrderForTotal: REJECTED },
      CheckoutCart: inCart(null),
    };
    const response = await placing([[cartIdCookie, CART]]);
    expect([response.status, response.headers.get("Location")]).toEqual([
      303,
      "/checkout?step=payment#step-payment",
    ]);
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    const next = new Request("http://shop.test/", { headers: { Cookie: cookies.join("; ") } });
    expect(await readCookie(next, flashCookie)).toContain(NO_PAYMENT);
  });

  test("stays at the review when all steps are complete", async () => {
    host.responses = {
      PlaceOrderForTotal: { placeOrderForTotal: REJECTED },
      CheckoutCart: inCart({ code: "checkmo" }),
    };
    const response = await placing([[cartIdCookie, CART]]);
    expect([response.status, await response.json()]).toEqual([422, { failure: NO_PAYMENT }]);
  });
});
