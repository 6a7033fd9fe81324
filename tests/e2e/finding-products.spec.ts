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

test("on a phone, filters open in a sheet that counts the results before it shows them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto("/custom-pet-mugs", { waitUntil: "networkidle" });
  const filters = page.locator("summary", { hasText: "Filters" });
  await filters.click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet.getByRole("button", { name: /^Show \d+ results$/ })).toBeInViewport();
  const blue = sheet.getByRole("group", { name: "Color" }).getByRole("checkbox", { name: /^Blue / });
  await blue.check();
  const promised = Number(/(\d+) products?$/.exec((await blue.locator("..").textContent()) ?? "")?.[1]);
  await expect(page).toHaveURL("/custom-pet-mugs");
  await sheet.getByRole("button", { name: `Show ${promised} result` }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/custom-pet-mugs?color=blue");
  await new Listing(page, true).expectCount(promised);
  await expect(page.locator("summary", { hasText: "Filters (1)" })).toBeFocused();
});

test("arrow keys pass the orders of a list, and Enter or the button applies one, with the focus kept", async ({
  page,
}) => {
  await page.goto("/custom-pet-mugs", { waitUntil: "networkidle" });
  const sort = page.getByLabel("Sort by");
  await sort.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(sort).toHaveValue("price");
  await expect(page).toHaveURL("/custom-pet-mugs");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/custom-pet-mugs?sort=price");
  await expect(sort).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await page.getByRole("button", { name: "Sort" }).click();
  await expect(page).toHaveURL("/custom-pet-mugs?sort=price-desc");
  await expect(sort).toBeFocused();
  await expect(page.getByRole("button", { name: "Sort" })).toBeHidden();

  await page.goto("/custom-pet-mugs?color=blue", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Remove filter: Blue" }).press("Enter");
  await expect(page).toHaveURL("/custom-pet-mugs");
  await expect(page.getByRole("region").and(page.locator(":focus"))).toContainText("products");
});

test("a listing URL with unknown parts is read as far as possible", async ({ page }) => {
  await page.goto("/custom-pet-mugs?color=plaid&price=cheap&sort=magic&p=77");
  await expect(page).toHaveURL("/custom-pet-mugs");
  await expect(page.getByRole("link", { name: "Clear all" })).toBeHidden();
  await expect(page.getByRole("article").first()).toBeVisible();
});
