import { expect, test } from "vitest";
import { changeOrder } from "~/storefront/account/view-order/change-order.server";
import type { OrderVisit } from "~/storefront/account/view-order/order-visit";

test("an order's page rejects unknown actions", async () => {
  const body = new URLSearchParams({ intent: "nothing" });
  const request = new Request("http://shop.test/customer/order", { method: "POST", body });
  await expect(changeOrder({ request } as OrderVisit)).rejects.toMatchObject({ status: 400 });
});
