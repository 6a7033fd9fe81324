import { expectAccessible } from "../fixtures/accessibility";
import { asksWhy, changesItsMind, makesAnotherLikeIt } from "../fixtures/cart-story";
import { expect, test } from "../fixtures/shop-test";

test("a shopper removes, undoes, saves for later and moves back", async ({ shop }) => {
  await changesItsMind(shop);
});

test("every price tells what it is made of", async ({ shop, troubles }) => {
  troubles.expect(422);
  await asksWhy(shop);
});

test("a second one is made of a copy of the design", async ({ shop }) => {
  await makesAnotherLikeIt(shop);
});

test("by keyboard alone: what was removed is undone where the focus is, and a price is unfolded", async ({
  shopper,
  studio,
  cart,
}) => {
  const { page } = shopper;
  await shopper.opensProduct("/big-name-pet-tag", "Big Name Pet Tag");
  await shopper.startsOrder();
  await studio.opens("Big Name Pet Tag");
  await studio.types("Name", "Bo");
  await studio.addsToCart();
  await cart
    .line("Big Name Pet Tag")
    .getByRole("button", { name: /^Remove/ })
    .press("Enter");
  await expect(page.getByText("has been removed from your cart.")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Undo/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await shopper.seesCartCount(1);
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByText("Add a coupon code").locator("xpath=..").press("Enter");
  await page.getByRole("textbox", { name: "Coupon code" }).fill("WELCOME10");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Summary" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Remove coupon WELCOME10" })).toBeFocused();
  await page.getByText("Why this price: Grand Total").locator("xpath=..").press("Enter");
  await expect(page.getByRole("table", { name: /^How Grand Total/ })).toContainText("Subtotal");
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
});
