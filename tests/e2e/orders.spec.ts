import { changesTheirMind, followsAGuestOrder } from "../fixtures/order-story";
import { test } from "../fixtures/shop-test";

test("a guest follows an order that the shop makes, sends and refunds", async ({ page, troubles }) => {
  await followsAGuestOrder(page, troubles);
});

test("a customer orders again and cancels", async ({ shop, troubles }) => {
  await changesTheirMind(shop, troubles);
});
