import { test } from "../fixtures/form-test";
import { changesTheirMind, followsAGuestOrder } from "../fixtures/order-story";

// @specification §2 L43, L50
test("a guest follows an order through production, shipping and refund", async ({
  page,
  request,
  troubles,
}) => {
  await followsAGuestOrder(page, request, troubles);
});

// @specification §2 L49-50
test("a customer reorders and cancels", async ({ shop, request, troubles }) => {
  await changesTheirMind(shop, request, troubles);
});
