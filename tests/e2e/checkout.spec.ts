import {
  aBusinessOrdersAsAGuest,
  aCustomerChoosesAddresses,
  hasALedgeInTheCart,
} from "../fixtures/checkout-story";
import { expect, test } from "../fixtures/shop-test";

test("a business checks out as a guest, with invalid input, steps back and changes", async ({
  page,
  shop,
  consoleErrors,
}) => {
  await aBusinessOrdersAsAGuest(page, shop, consoleErrors);
});

test("a customer chooses saved addresses, and enters new ones for shipping and billing", async ({
  page,
  shop,
}) => {
  await aCustomerChoosesAddresses(page, shop);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the checkout works by keyboard, with the order summary collapsed above it", async ({ page }) => {
    await hasALedgeInTheCart(page);
    await page.goto("/checkout");
    const order = page.locator("summary").filter({ hasText: "Your order" });
    await expect(order).toContainText("$24.99");
    const line = page.locator("details").getByText("Quantity: 1");
    await expect(line).toBeHidden();
    await order.press("Enter");
    await expect(line).toBeVisible();

    await page.getByRole("main").getByRole("textbox", { name: "Email" }).focus();
    for (const typed of [
      "guest@example.com",
      null,
      "Ada",
      "Byron",
      "",
      "12 Main Street",
      "",
      "Austin",
      "Texas",
    ]) {
      if (typed) await page.keyboard.type(typed);
      await page.keyboard.press("Tab");
    }
    for (const typed of ["78701", "512-555-0100"]) {
      await page.keyboard.type(typed);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Shipping" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("radio", { name: /Standard/ })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Payment" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Review" })).toBeFocused();
    await expect(page.getByRole("main")).toContainText("Express Shipping");
    const terms = page.getByRole("checkbox", { name: /^I agree/ });
    await terms.press("Space");
    await page.getByRole("button", { name: "Place order" }).press("Enter");
    await expect(page).toHaveURL(/\/checkout\/success/);
  });
});

test.describe("on a touch screen, where scripts wait", () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test("a choice made before they arrive is stored, and an order without a payment method is led to it", async ({
    page,
    checkout,
  }) => {
    await hasALedgeInTheCart(page);
    await page.goto("/checkout");
    await checkout.givesAddress({ email: "guest@example.com" });
    await page.goto("/checkout?step=delivery");
    await page.getByRole("radio", { name: /^Express/ }).check();
    await expect(page.getByRole("region", { name: "Review" })).toContainText("Express Shipping");

    await expect(page.getByRole("radio", { name: /Check/ })).not.toBeChecked();
    await checkout.placesOrder();
    await expect(page.getByText("Please choose a payment method.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Payment" })).toBeFocused();
  });
});
