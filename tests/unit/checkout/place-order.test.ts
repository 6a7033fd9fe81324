import type { Cookie } from "@remix-run/node";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { affiliateCookie, consentCookie, trafficSourceCookie } from "~/provider/cookies.server";
import { openProvider } from "~/provider/provider.server";
import { placeOrder } from "~/storefront/checkout/review/place-order.server";

const host = vi.hoisted(() => ({ asked: [] as { operation: string; variables: object }[] }));
vi.mock("~/provider/host.server", () => ({
  providerAddress: () => "http://provider.test",
  onEngineInvalidation: () => undefined,
  async providerFetch(_input: unknown, init: { body: string }) {
    const { query, variables } = JSON.parse(init.body);
    const operation = query.match(/(?:query|mutation) (\w+)/)[1];
    host.asked.push({ operation, variables });
    const placed = { orderV2: { number: "MPC1", token: "t".repeat(32) }, errors: [] };
    return Response.json({ data: operation === "PlaceOrderForTotal" ? { placeOrderForTotal: placed } : {} });
  },
}));

beforeEach(() => {
  host.asked = [];
});

async function place(cookies: [Cookie, string][]) {
  const sent = await Promise.all(cookies.map(([cookie, value]) => cookie.serialize(value)));
  const request = new Request("http://shop.test/checkout?step=review", {
    headers: { Cookie: sent.map((cookie) => cookie.split(";")[0]).join("; ") },
  });
  const form = new FormData();
  form.set("terms", "on");
  form.set("grand_total", "$21.08");
  const provider = await openProvider(request);
  // biome-ignore lint/suspicious/noThenProperty: the path of the next step, not a promise
  await placeOrder({ request, provider, cartId: "c".repeat(32), form, then: "" });
  return host.asked.find(({ operation }) => operation === "PlaceOrderForTotal")?.variables;
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
