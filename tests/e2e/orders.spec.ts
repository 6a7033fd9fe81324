import { changesTheirMind, followsAGuestOrder } from "../fixtures/order-story";
import { test } from "../fixtures/shop-test";

test("a guest follows an order through production, shipping and refund", async ({
  page,
  request,
  troubles,
}) => {
  await followsAGuestOrder(page, request, troubles);
});

test("a customer reorders and cancels", async ({ shop, request, troubles }) => {
  await changesTheirMind(shop, request, troubles);
});
