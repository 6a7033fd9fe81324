import { expect, test, vi } from "vitest";
import { hostedPaymentAddress } from "~/storefront/checkout/payment/hosted-payment.server";
import { readCancelledPayment } from "~/storefront/checkout/payment/read-cancelled-payment.server";

vi.mock("~/storefront/checkout/payment/hosted-payment.server", () => ({ hostedPaymentAddress: vi.fn() }));
vi.mock("~/storefront/checkout/success/placed-order.server", () => ({
  placedOrder: async () => ({ token: "token", order: { number: "MPC100000001" } }),
}));

const request = new Request("http://shop.test/checkout/payment-cancelled");

test("the page of a payment that was broken off names the order, and nobody stores it", async () => {
  vi.mocked(hostedPaymentAddress).mockResolvedValue("https://pay.example/");
  const { orderNumber, headers } = await readCancelledPayment(request);
  expect(orderNumber).toBe("MPC100000001");
  expect(headers.get("Cache-Control")).toBe("no-store");
});

test("an order that is paid meanwhile is thanked for", async () => {
  vi.mocked(hostedPaymentAddress).mockResolvedValue(null);
  const leaving = await readCancelledPayment(request).catch((thrown: Response) => thrown);
  expect(leaving).toMatchObject({ status: 302 });
  expect(leaving.headers.get("Location")).toBe("/checkout/success");
});
