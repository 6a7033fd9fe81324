import { changesTheirMind, followsAGuestOrder } from "../fixtures/order-story";
import { test } from "../fixtures/shop-test";

test("a guest follows an order that the shop makes, sends and refunds", async ({
  page,
  request,
  consoleErrors,
}) => {
  await followsAGuestOrder(page, request, consoleErrors);
});

test("a customer orders again and cancels", async ({ shop, request, consoleErrors }) => {
  await changesTheirMind(shop, request, consoleErrors);
});
