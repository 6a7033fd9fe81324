import { expectAccessible } from "../fixtures/accessibility";
import { asksWhy, changesItsMind, makesAnotherLikeIt } from "../fixtures/cart-story";
import { expect, test } from "../fixtures/shop-test";
import { arrives } from "../fixtures/visit";

const LEDGE = "Oak Picture Ledge";
const GONE = "This item is no longer in your cart.";
const WRONG_QUANTITY = "Please enter a quantity from 1 to 999.";

test("a shopper removes, undoes, saves for later and moves back", async ({ shop }) => {
  await changesItsMind(shop);
});

test("every price shows how it is calculated", async ({ shop, consoleErrors }) => {
  consoleErrors.expect(422);
  await asksWhy(shop);
});

test("a second item starts from a copy of the design", async ({ shop }) => {
  await makesAnotherLikeIt(shop);
});

test("by keyboard alone: Undo has the focus after a removal, and a price is expanded", async ({
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
  await expect(page.getByText("has been removed from your cart.").last()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Undo/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await shopper.seesCartCount(1);
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByText("Add a promo code").locator("xpath=..").press("Enter");
  await page.getByRole("textbox", { name: "Promo code" }).fill("WELCOME10");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Summary" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Remove coupon WELCOME10" })).toBeFocused();
  await page.getByText("Price details: Grand Total").locator("xpath=..").press("Enter");
  await expect(page.getByRole("table", { name: /^How Grand Total/ })).toContainText("Subtotal");
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
});

test("an invalid quantity is rejected beside its field, and cleared with its error", async ({
  shopper,
  cart,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  const { page } = shopper;
  await shopper.opensProduct("/oak-picture-ledge", LEDGE);
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).click();
  await arrives(page, /^Your cart/);
  const field = cart.line(LEDGE).getByRole("spinbutton", { name: /^Quantity/ });
  for (const typed of ["0", "1.5", "9999", ""]) {
    await field.fill(typed);
    await field.press("Tab");
    await expect(field).toHaveAccessibleDescription(WRONG_QUANTITY);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue(typed);
  }
  await cart.isNotified(WRONG_QUANTITY);
  await cart.appliesCoupon("WELCOME10");
  await cart.isNotified("Promo code WELCOME10");
  await expect(field).toHaveValue("1");
  await expect(field).not.toHaveAttribute("aria-invalid");
  await cart.setsQuantity(LEDGE, 2);
  await shopper.seesCartCount(2);
});

test("every action on a line removed in another window reports that it is gone", async ({
  shopper,
  cart,
}) => {
  const { page } = shopper;
  await shopper.opensProduct("/oak-picture-ledge", LEDGE);
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).click();
  await arrives(page, /^Your cart/);
  const uid = await page.locator("main input[name=uid]").first().inputValue();
  const removal = await page.request.post("/checkout/cart", { form: { intent: "remove", uid } });
  expect(removal.status()).toBe(200);
  await cart
    .line(LEDGE)
    .getByRole("spinbutton", { name: /^Quantity/ })
    .fill("3");
  await page.keyboard.press("Tab");
  await arrives(page, "Your cart is empty");
  await expect(page.getByText(GONE)).toBeVisible();
  for (const intent of ["remove", "save", "acknowledge", "gift-options"]) {
    const response = await page.request.post("/checkout/cart", { form: { intent, uid } });
    expect(await response.text(), intent).toContain(GONE);
  }
});
