import { expect, test, vi } from "vitest";
import { flashCookie, orderDataCookie } from "~/provider/cookies.server";
import { returnFromPayment } from "~/storefront/checkout/payment/return-from-payment.server";

const TOKEN = "t".repeat(32);

/** A provider that is asked for the payment of an order, or given a receipt. */
const host = vi.hoisted(() => ({ outcome: "PAID", asked: [] as unknown[] }));
vi.mock("~/provider/host.server", () => ({
  providerAddress: () => "http://provider.test",
  onEngineInvalidation: () => undefined,
  async providerFetch(_input: unknown, { body }: { body: string }) {
    const { query, variables } = JSON.parse(body);
    const name = query.includes("confirmPayment") ? "confirmPayment" : "takePayment";
    host.asked.push([name, variables]);
    return Response.json({ data: { [name]: { outcome: host.outcome } } });
  },
}));

async function comeBack(search = "", { hasOrder = true } = {}) {
  host.asked = [];
  const cookie = hasOrder ? (await orderDataCookie.serialize(TOKEN)).split(";")[0] : "";
  const request = new Request(`http://shop.test/checkout/pay${search}`, { headers: { Cookie: cookie } });
  const response = await returnFromPayment(request);
  const set = response.headers.getSetCookie().find((each) => each.startsWith(flashCookie.name));
  expect(response.headers.get("Location")).toBe("/checkout/success");
  return set ? JSON.parse(await flashCookie.parse(set)) : null;
}

test.each([
  ["PAID", null],
  ["PENDING", { kind: "success", text: expect.stringContaining("on its way") }],
  ["REFUNDED", { kind: "error", text: expect.stringContaining("we're refunding it") }],
  ["UNPAID", { kind: "error", text: expect.stringContaining("couldn't confirm") }],
])("the return asks whether the browser's order is paid: %s", async (outcome, message) => {
  host.outcome = outcome;
  expect(await comeBack("?session_id=cs_forged&paid=1")).toEqual(message);
  expect(host.asked).toEqual([["confirmPayment", { orderToken: TOKEN }]]);
});

test("a receipt of the sandbox is passed on", async () => {
  host.outcome = "PAID";
  expect(await comeBack("?order=MPC1&receipt=abc")).toBeNull();
  expect(host.asked).toEqual([["takePayment", { receipt: "abc" }]]);
});

test("a browser without an order asks for nothing", async () => {
  expect(await comeBack("", { hasOrder: false })).toBeNull();
  expect(host.asked).toEqual([]);
});
