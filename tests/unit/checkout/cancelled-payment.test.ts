import { expect, test, vi } from "vitest";
import { isPayable } from "~/storefront/checkout/payment/hosted-payment.server";
import { readCancelledPayment } from "~/storefront/checkout/payment/read-cancelled-payment.server";

vi.mock("~/storefront/checkout/payment/hosted-payment.server", () => ({ isPayable: vi.fn() }));
vi.mock("~/storefront/checkout/success/placed-order.server", () => ({
  placedOrder: async () => ({ token: "token", order: { number: "MPC100000001" } }),
}));

const request = new Request("http://shop.test/checkout/payment-cancelled");

test("the page of a canceled payment names the order, and is not cached", async () => {
  vi.mocked(isPayable).mockResolvedValue(true);
  const { orderNumber, headers } = await readCancelledPayment(request);
  expect(orderNumber).toBe("MPC100000001");
  expect(headers.get("Cache-Control")).toBe("no-store");
});

test("an order paid in the meantime leads to the success page", async () => {
  vi.mocked(isPayable).mockResolvedValue(false);
  const deleting = await readCancelledPayment(request).catch((thrown: Response) => thrown);
  expect(deleting).toMatchObject({ status: 302 });
  expect(deleting.headers.get("Location")).toBe("/checkout/success");
});
