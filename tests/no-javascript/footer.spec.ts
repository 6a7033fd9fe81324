import { expectAccessible } from "../fixtures/accessibility";
import { expect, test } from "../fixtures/shop-test";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the footer's menus expand and link to pages", async ({ page }) => {
    await page.goto("/faq");
    const footer = page.getByRole("contentinfo");
    await footer.locator("summary", { hasText: "Help" }).click();
    await footer.getByRole("link", { name: "Shipping" }).click();
    await expect(page).toHaveURL(/\/shipping$/);
  });
});

test("cookie choices can be read when there is nothing to choose", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cookie settings" })).toBeVisible();
  await expect(page.getByText("There's nothing to choose.")).toBeVisible();
  await expectAccessible(page);
});
