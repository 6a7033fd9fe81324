import { changesTheirMind, followsAGuestOrder } from "../fixtures/order-story";
import { test } from "../fixtures/shop-test";

test("a guest follows an order that the shop makes, sends and refunds", async ({
  page,
  request,
  troubles,
}) => {
  await followsAGuestOrder(page, request, troubles);
});

test("a customer orders again and cancels", async ({ shop, request, troubles }) => {
  await changesTheirMind(shop, request, troubles);
});
