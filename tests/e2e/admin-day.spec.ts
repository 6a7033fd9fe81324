import { expectAccessible } from "../fixtures/accessibility";
import { withoutMouse } from "../fixtures/by-keyboard";
import { placedOrder } from "../fixtures/placed-order";
import { expect, test } from "../fixtures/shop-test";
import { worksAllDay } from "../fixtures/staff-day-story";
import { becomesOwner, signsIn } from "../fixtures/staff-story";
import { expectValidHtml } from "../fixtures/valid-html";
import { visitedShop } from "../fixtures/visiting-test";

test.beforeEach(() => {
  test.skip(visitedShop().provider !== undefined, "the staff work at the provider");
});

test("an order from its proof to delivery, a claim and a refund, by mouse", async ({ page, request }) => {
  await worksAllDay(page, request);
});

test("the same by keyboard alone", async ({ page, request }) => {
  const giveBackTheMouse = withoutMouse(page);
  try {
    await worksAllDay(page, request);
  } finally {
    giveBackTheMouse();
  }
});

test("the same on a phone", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await worksAllDay(page, request);
});

test("what was typed before the session ended is sent after signing in again", async ({
  page,
  context,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(403);
  const { number } = await placedOrder(request);
  const owner = await becomesOwner(page);
  await page.goto(`/admin/orders/${number}`);
  await page.getByLabel("Note").fill("Asked for blue ribbon,\nand for a card");
  await context.clearCookies();
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("heading", { name: "Please sign in again" })).toBeVisible();
  await expect(page.getByLabel("Text")).toHaveValue("Asked for blue ribbon,\nand for a card");
  await expectValidHtml(await page.content(), page.url());
  await expectAccessible(page);

  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Sign in in a new tab" }).click(),
  ]);
  await signsIn(tab, owner);
  await expect(tab.getByRole("heading", { name: "Today" })).toBeVisible();
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(page.getByText("The note was added.")).toBeVisible();
  await expect(page.getByText("and for a card")).toBeVisible();
});
