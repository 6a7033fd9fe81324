import { changesTheirMind, followsAGuestOrder } from "../fixtures/order-story";
import { test } from "../fixtures/shop-test";

test("a guest follows an order through production, shipping and refund", async ({
  page,
  request,
  consoleErrors,
}) => {
  await followsAGuestOrder(page, request, consoleErrors);
});

test("a customer reorders and cancels", async ({ shop, request, consoleErrors }) => {
  await changesTheirMind(shop, request, consoleErrors);
});
