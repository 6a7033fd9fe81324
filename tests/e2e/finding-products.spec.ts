import { narrowsDown, searches } from "../fixtures/finding-story";
import { Listing } from "../fixtures/listing";
import { MAIN } from "../fixtures/main";
import { expect, test } from "../fixtures/shop-test";

test("a category is filtered, sorted and paged through", async ({ page }) => {
  await narrowsDown(new Listing(page, true));
});

test("a search reports errors, corrects a typo and helps when nothing is found", async ({ page }) => {
  await searches(new Listing(page, true));
});

test("a filter changes the list without scrolling, and the back button undoes it", MAIN, async ({ page }) => {
  const listing = new Listing(page, true);
  await page.goto("/pet-gifts", { waitUntil: "networkidle" });
  const birthday = listing.value("Occasion", "Birthday");
  await expect(birthday).not.toBeInViewport();
  await birthday.focus();
  await page.keyboard.press("Enter");
  await expect(birthday).toHaveAccessibleName(/^Selected: /);
  await expect(birthday).toBeInViewport();
  await expect(birthday).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/pet-gifts");
  await expect(birthday).not.toHaveAccessibleName(/^Selected: /);
});

test("filters open above the list on a small screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/custom-pet-mugs");
  const filters = page.getByRole("navigation", { name: "Filters" });
  await expect(filters).toBeHidden();
  await page.locator("summary", { hasText: "Filters" }).click();
  await expect(filters).toBeVisible();
  await new Listing(page, true).chooses("Color", "Blue");
  await expect(page.locator("summary", { hasText: "Filters (1)" })).toBeVisible();
});

test("a listing URL with unknown parts is read as far as possible", async ({ page }) => {
  await page.goto("/custom-pet-mugs?color=plaid&price=cheap&sort=magic&p=77");
  await expect(page).toHaveURL("/custom-pet-mugs");
  await expect(page.getByRole("link", { name: "Clear all" })).toBeHidden();
  await expect(page.getByRole("article").first()).toBeVisible();
});
