import { asksAboutAProduct } from "../fixtures/question-story";
import { expect, test } from "../fixtures/shop-test";

// @specification §2 L59
test("a question is answered from the shop's email, on the page and by email to the customer", async ({
  page,
  shopper,
  request,
}) => {
  await asksAboutAProduct(page, shopper, request);
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

test("questions about an unknown product lead to the not-found page", async ({ page, consoleErrors }) => {
  consoleErrors.expect(404);
  await page.goto("/productqa/index/view/ps/nothing");
  await expect(page.getByRole("heading", { name: "Oops... Page Not Found" })).toBeVisible();
});
