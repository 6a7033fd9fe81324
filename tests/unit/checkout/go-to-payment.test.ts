import { describe, expect, test, vi } from "vitest";
import { flashCookie, orderDataCookie } from "~/provider/cookies.server";
import { NO_RESPONSE } from "~/provider/error-catalog";
import { openProvider } from "~/provider/provider.server";
import { goToPayment } from "~/storefront/checkout/payment/go-to-payment.server";
import { readSuccess } from "~/storefront/checkout/success/read-success.server";

const TOKEN = "t".repeat(32);

/** A provider that has the order, and whose payment page is as given. */
const host = vi.hoisted(() => ({ payment: null as object | null }));
vi.mock("~/provider/host.server", () => ({
  providerAddress: () => "http://provider.test",
  onEngineInvalidation: () => undefined,
  async providerFetch(_input: unknown, { body }: { body: string }) {
    const isPayment = /startPayment|isPayable/.test(JSON.parse(body).query);
    if (isPayment && !host.payment) throw new TypeError("fetch failed");
    const order = {
      number: "MPC1",
      order_date: "2026-11-26 12:00:00",
      status: "Pending Payment",
      status_code: "pending_payment",
      items: [],
    };
    return Response.json({ data: isPayment ? host.payment : { guestOrderByToken: order } });
  },
}));

async function visit(): Promise<Request> {
  const cookie = (await orderDataCookie.serialize(TOKEN)).split(";")[0];
  return new Request("http://shop.test/checkout/pay", { headers: { Cookie: cookie } });
}

async function pay() {
  const request = await visit();
  const response = await goToPayment(request, await openProvider(request), TOKEN);
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith(flashCookie.name));
  return {
    location: response.headers.get("Location"),
    message: set ? JSON.parse(await flashCookie.parse(set)) : null,
  };
}

// @specification §8 L279
describe("the payment of an order", () => {
  test("is on its page", async () => {
    host.payment = { startPayment: { redirect_url: "/sandbox-payment/abc" } };
    expect(await pay()).toEqual({ location: "/sandbox-payment/abc", message: null });
  });

  test("of another kind is thanked for at once", async () => {
    host.payment = { startPayment: null, isPayable: false };
    expect(await pay()).toEqual({ location: "/checkout/success", message: null });
    expect((await readSuccess(await visit())).view.state).toBe("thanks");
  });

  test("that cannot be started says why, and is not thanked for", async () => {
    host.payment = null;
    expect(await pay()).toEqual({
      location: "/checkout/success",
      message: { kind: "error", text: NO_RESPONSE },
    });
    const { view } = await readSuccess(await visit());
    expect([view.state, view.purchase]).toEqual(["unpaid", null]);
  });
});
