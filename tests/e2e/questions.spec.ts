import { asksAboutAProduct } from "../fixtures/question-story";
import { expect, test } from "../fixtures/shop-test";

// @specification §2 L59
test("a question is answered by the shop's email link, on the page and by email to the customer", async ({
  page,
  shopper,
}) => {
  await asksAboutAProduct(page, shopper);
});

test("stars are chosen by the arrow keys", async ({ page }) => {
  await page.goto("/write-a-review");
  await page.getByRole("radio", { name: "1 star" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "3 stars" })).toBeChecked();
  const stars = page.locator(".star-choice svg").filter({ visible: true });
  const filled = () =>
    stars.evaluateAll(([first, ...others]) => {
      const { color } = getComputedStyle(first);
      return [true, ...others.map((other) => getComputedStyle(other).color === color)];
    });
  await expect.poll(filled).toEqual([true, true, true, false, false]);
});

test("an unknown product and an invalid link lead to the not-found page", async ({ page, consoleErrors }) => {
  consoleErrors.expect(404);
  for (const path of ["/productqa/index/view/ps/nothing", "/reviews/moderate/x.y", "/questions/answer/x.y"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Oops... Page Not Found" })).toBeVisible();
  }
});
