import { expect, test } from "../fixtures/shop-test";

test.use({ viewport: { width: 390, height: 844 } });

test("the menu closes on Escape and when something else is pressed", async ({ page }) => {
  await page.goto("/about-us", { waitUntil: "networkidle" });
  const button = page.getByRole("banner").locator("summary", { hasText: "Menu" });
  const department = page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Mugs" });
  await button.click();
  await expect(department).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(department).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(department).toBeVisible();
  await page.getByRole("contentinfo").getByText("Made to order").click();
  await expect(department).toBeHidden();
});
