import { test } from "../fixtures/form-test";
import { changesTheirMind, followsAGuestOrder } from "../fixtures/order-story";

// @specification §2 L43, L50
test("a guest follows an order through production, shipping and refund", async ({
  page,
  request,
  consoleErrors,
}) => {
  await followsAGuestOrder(page, request, consoleErrors);
});

// @specification §2 L49-50
test("a customer reorders and cancels", async ({ shop, request, consoleErrors }) => {
  await changesTheirMind(shop, request, consoleErrors);
});
