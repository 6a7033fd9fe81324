import { expectAccessible } from "../fixtures/accessibility";
import { MAIN } from "../fixtures/main";
import { expect, test } from "../fixtures/shop-test";

test.use({ viewport: { width: 390, height: 844 } });

/** In addition to the pages of every-page.spec.ts, which checks each at a phone's size. */
const TOOLS = ["/pillow-tool", "/photoblanket-tool", "/canvas-tool", "/pet-tags-tool"];

test("the message after adding to the cart does not block touches", async ({ page, studio }) => {
  await page.goto("/pet-tags-tool");
  await studio.opens("Engraved Pet Tag");
  await studio.types("Name", "Luna");
  await studio.types("Phone", "555 0100");
  await studio.addsToCart();
  const takesTouches = await page.getByText("is in your cart").evaluate((message) => {
    const { x, y, width, height } = message.getBoundingClientRect();
    return message.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(takesTouches).toBe(false);
});

test("the header fits the smallest phone, and a page zoomed to 400 %", MAIN, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/customer/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

for (const address of TOOLS) {
  test(`${address} fits a phone`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
}
