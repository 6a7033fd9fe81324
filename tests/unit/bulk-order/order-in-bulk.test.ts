import { expect, test, vi } from "vitest";
import { orderInBulk } from "~/storefront/bulk-order/order-in-bulk.server";

const provider = { headers: async () => new Headers() };
vi.mock("~/storefront/session/require-customer.server", () => ({
  requireCustomer: async () => ({ provider, ask: async () => ({}) }),
}));

test("a list that is too long comes back whole, with a message", async () => {
  const list = "pet-tag,1,Size: Large\n".repeat(6_000);
  const body = new URLSearchParams({ intent: "list", list });
  const response = await orderInBulk(new Request("http://shop.example/bulk-order", { method: "POST", body }));
  expect(response.status).toBe(422);
  const { errors, ...sent } = await response.json();
  expect(sent.list).toBe(list);
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining("100,000") })]);
});
