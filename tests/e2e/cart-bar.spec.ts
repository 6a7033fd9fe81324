import { hasALedgeInTheCart } from "../fixtures/checkout-story";
import { expect, test } from "../fixtures/shop-test";

/** Phones, one with its keyboard open, a page zoomed to 400 %, a tablet, and low and high windows. */
const SIZES = [
  [320, 256],
  [360, 640],
  [390, 664],
  [390, 364],
  [768, 1024],
  [1024, 400],
  [1440, 500],
  [1440, 900],
];

test("total and checkout button stay in sight of the cart, with an opened estimate", async ({ page }) => {
  await hasALedgeInTheCart(page);
  await page.getByText("Estimate shipping and tax").click();
  await page.locator("#estimate").getByRole("textbox", { name: "ZIP code" }).fill("60601");
  await page.locator("#estimate").getByRole("button", { name: "Estimate" }).click();
  await expect(page.getByText("Shipping to Illinois 60601").last()).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const button = page
      .getByRole("link", { name: /^(Checkout|Proceed to checkout)$/ })
      .filter({ visible: true });
    await expect(button, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    const isOnTop = await button.evaluate((link) => {
      const { x, y, width: across, height: down } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + across / 2, y + down / 2));
    });
    expect(isOnTop, `${width} × ${height}`).toBe(true);
  }
});

test("the checkout fits 320 and 360 pixels, with its total and button in sight", async ({ page, shop }) => {
  await hasALedgeInTheCart(page);
  await page.goto("/checkout");
  await shop.checkout.givesAddress({ email: "ada@example.com" });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${width} px` })
      .toBeLessThanOrEqual(width);
    await expect(page.getByRole("button", { name: "Continue", exact: true })).toBeInViewport({ ratio: 1 });
  }
});
