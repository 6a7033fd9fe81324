import { expect, test } from "../fixtures/shop-test";

// @specification §4 L176
test("without JavaScript all offers are listed, and each opens its details", async ({ page }) => {
  await page.goto("/faq");
  const banner = page.getByRole("region", { name: "Offers" });
  const offers = banner.getByRole("listitem");
  expect(await offers.count()).toBeGreaterThan(1);
  await expect(banner.getByText("Free Standard Shipping on all orders above $99")).toBeVisible();
  for (const offer of await offers.all()) {
    await expect(offer.getByRole("paragraph").first()).toBeVisible();
    await offer.locator("summary", { hasText: "view more details" }).click();
    await expect(offer.getByRole("paragraph").last()).toBeVisible();
  }
  await expect(banner.getByRole("button")).toHaveCount(0);
});

test.describe("without JavaScript on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // @specification §2 L33
  test("menu, search and account open one at a time, and search is a plain form", async ({ page }) => {
    await page.goto("/faq");
    const header = page.getByRole("banner");
    await header.locator("summary", { hasText: "Account" }).click();
    await expect(header.getByRole("link", { name: "Register" })).toBeVisible();
    await header.locator("summary", { hasText: "Menu" }).click();
    await expect(header.getByRole("link", { name: "Register" })).toBeHidden();
    await header.locator("summary", { hasText: "Search" }).click();
    await expect(header.getByRole("navigation", { name: "Menu" })).toBeHidden();
    await header.getByRole("combobox", { name: "Search products" }).fill("mug");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/catalogsearch/result?q=mug");
  });
});
