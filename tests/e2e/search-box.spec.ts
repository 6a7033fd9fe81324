import { MAIN } from "../fixtures/main";
import { expect, test } from "../fixtures/shop-test";

// @specification §2 L91
test("the search box suggests, and the keyboard selects", MAIN, async ({ page }) => {
  await page.goto("/faq", { waitUntil: "networkidle" });
  const box = page.getByRole("banner").getByRole("combobox", { name: "Search products" });
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(box).toHaveAttribute("placeholder", "Search products...");
  await box.pressSequentially("photo mug");
  const found = list.getByRole("option", { name: "Custom Pet Photo Mug" });
  await expect(found).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();

  await box.press("Backspace");
  await expect(found).toBeVisible();
  const options = await list.getByRole("option").allInnerTexts();
  const place = options.findIndex((text) => text.includes("Custom Pet Photo Mug"));
  for (let step = 0; step <= place; step++) await box.press("ArrowDown");
  await expect(found).toHaveAttribute("aria-selected", "true");
  await box.press("Enter");
  await expect(page).toHaveURL("/custom-pet-photo-mug");
  await expect(box).toHaveValue("");
});

// @specification §5 L199
test("the search box shows an error beside invalid input", async ({ page }) => {
  await page.goto("/faq", { waitUntil: "networkidle" });
  const box = page.getByRole("banner").getByRole("combobox", { name: "Search products" });
  await box.fill("%?!");
  await box.press("Enter");
  await expect(page.getByRole("banner").getByRole("alert")).toContainText("Please enter valid string.");
  await expect(box).toHaveAttribute("aria-invalid", "true");
  await box.fill("blanket");
  await expect(page.getByRole("banner").getByRole("alert")).toBeHidden();
  await box.press("Enter");
  await expect(page).toHaveURL("/catalogsearch/result?q=blanket");
  await expect(box).toHaveValue("blanket");
});
