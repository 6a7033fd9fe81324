import type { Page } from "@playwright/test";
import { hasALedgeInTheCart } from "../fixtures/checkout-story";
import { expect, test } from "../fixtures/shop-test";

/** What screen readers have been given to read. */
const announced = (page: Page) => page.getByRole("status");

test("changed prices are read aloud: of an option, of a quantity, in the cart", async ({
  page,
  studio,
  cart,
}) => {
  await page.goto("/photomug-tool");
  await studio.opens("Custom Pet Photo Mug");
  await studio.chooses("Size", "15 oz");
  await expect(announced(page)).toContainText(/Size: 15 oz/);
  await expect(announced(page)).toContainText(/Price: \$\d+\.\d\d/);
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("2");
  await expect(announced(page)).toContainText(/Price: \$\d+\.\d\d.*Price: \$\d+\.\d\d/);

  await hasALedgeInTheCart(page);
  await cart.setsQuantity("Oak Picture Ledge", 2);
  await expect(announced(page)).toContainText(/Total: \$\d+\.\d\d/i);
});

test("after Back the link that was followed has the focus again", async ({ page }) => {
  await page.goto("/custom-pet-mugs", { waitUntil: "networkidle" });
  const link = page
    .getByRole("main")
    .getByRole("link", { name: "Custom Pet Photo Mug", exact: true })
    .first();
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Custom Pet Photo Mug" })).toBeVisible();
  await page.goBack();
  await expect(link).toBeFocused();
});

test("a message stays for a shopper who uses the keyboard, until it is closed", async ({ page, account }) => {
  await page.clock.install();
  await account.hasRegistered();
  await page.goto("/customer/account/information", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Save details" }).focus();
  await page.keyboard.press("Enter");
  const message = page.getByText("Your details have been saved.");
  await expect(message).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(message).toBeVisible();
  await page.getByRole("button", { name: "Close message" }).focus();
  await page.keyboard.press("Enter");
  await expect(message).toBeHidden();
});
