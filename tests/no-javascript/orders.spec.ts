import { expect, test } from "../fixtures/form-test";
import { mailedLink } from "../fixtures/mailbox";
import { changesTheirMind, followsAGuestOrder } from "../fixtures/order-story";
import { placedOrder } from "../fixtures/placed-order";

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

test("the link in an email to the shop leads to signing in, and shows nothing of the order", async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(404);
  const { number } = await placedOrder(request);
  const link = await mailedLink(`New order ${number}`, "/orders/desk/");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  expect(await page.content()).not.toContain("ada@example.com");
  const posted = await request.post(link, { form: { intent: "step", step: "TAKE_PAYMENT" } });
  expect(posted.status()).toBeGreaterThanOrEqual(400);
  expect((await request.get(`${link}x`)).status()).toBe(404);
});
