import { expect, test } from "vitest";
import { changeOrder } from "~/storefront/account/view-order/change-order.server";
import type { OrderVisit } from "~/storefront/account/view-order/order-visit";

test("an order's page refuses what none of its forms asks for", async () => {
  const body = new URLSearchParams({ intent: "nothing" });
  const request = new Request("http://shop.test/customer/order", { method: "POST", body });
  await expect(changeOrder({ request } as OrderVisit)).rejects.toMatchObject({ status: 400 });
});
