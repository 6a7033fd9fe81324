import { expectAccessible } from "../fixtures/accessibility";
import { expect, test } from "../fixtures/shop-test";

test.use({ viewport: { width: 390, height: 844 } });

const PAGES = [
  "/",
  "/custom-pet-prints",
  "/custom-pet-photo-mug",
  "/photomug-tool",
  "/pillow-tool",
  "/photoblanket-tool",
  "/canvas-tool",
  "/pet-tags-tool",
  "/checkout/cart",
  "/customer/login",
  "/customer/register",
  "/about-us",
];

for (const address of PAGES) {
  test(`${address} fits a phone`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
}
