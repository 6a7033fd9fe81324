import { beforeEach, expect, test, vi } from "vitest";
import { orderDataCookie } from "~/provider/cookies.server";
import { payPaymentLink } from "~/storefront/checkout/payment-link/pay-payment-link.server";

const host = vi.hoisted(() => ({
  variables: {} as Record<string, { input?: object }>,
  responses: {} as Record<string, object>,
}));
vi.mock("~/provider/host.server", () => ({
  providerAddress: () => "http://provider.test",
  onEngineInvalidation: () => undefined,
  async providerFetch(_input: unknown, init: { body: string }) {
    const { query, variables } = JSON.parse(init.body);
    const operation = query.match(/(?:query|mutation) (\w+)/)[1];
    host.variables[operation] = variables;
    return Response.json({ data: host.responses[operation] ?? {} });
  },
}));

const LINK = "/payment-link?token=abc";
const ORDER = "o".repeat(32);

beforeEach(() => {
  host.variables = {};
});

/** Presses the link's button in a browser that has placed an order before. @returns where it leads */
async function press(result: object): Promise<string | null> {
  host.responses = { PlacePaymentLinkOrder: { placePaymentLinkOrder: result } };
  const cookie = (await orderDataCookie.serialize(ORDER)).split(";")[0];
  const body = new URLSearchParams({ payment_method: "checkmo", terms: "on", grand_total: "$20.00" });
  const response = await payPaymentLink(
    new Request(`http://shop.test${LINK}`, { method: "POST", body, headers: { Cookie: cookie } }),
  );
  return response.headers.get("Location");
}

test.each(["CART_NOT_FOUND", "CART_NOT_ACTIVE"])(
  "a link that is used or gone (%s) leads to its own page, not to another order of the browser",
  async (code) => {
    expect(await press({ orderV2: null, errors: [{ code, message: "It is gone." }] })).toBe(LINK);
  },
);

test("a link whose order this browser has placed leads to that order", async () => {
  expect(await press({ orderV2: { token: ORDER }, errors: [] })).toBe("/checkout/success");
  expect(host.variables.PlacePaymentLinkOrder.input).toMatchObject({ token: "abc", order_token: ORDER });
});
