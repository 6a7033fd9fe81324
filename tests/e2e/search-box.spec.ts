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
  await expect(async () => {
    await box.press("ArrowDown");
    await expect(found).toHaveAttribute("aria-selected", "true", { timeout: 500 });
  }).toPass();
  await box.press("Enter");
  await expect(page).toHaveURL("/custom-pet-photo-mug");
  await expect(box).toHaveValue("");
});

test("a chosen suggestion stays chosen when later suggestions move it", async ({ page }) => {
  const mug = { title: "Photo Mug", path: "/custom-pet-photo-mug" };
  const blanket = { title: "Photo Blanket", path: "/custom-pet-photo-blanket" };
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/search/suggestions?q=photo+m&**", async (route) => {
    await released;
    await route.fulfill({ json: { suggestions: [blanket, mug], words: [] } });
  });
  await page.route("**/search/suggestions?q=photo&**", (route) =>
    route.fulfill({ json: { suggestions: [mug, blanket], words: [] } }),
  );
  await page.goto("/faq", { waitUntil: "networkidle" });
  const box = page.getByRole("banner").getByRole("combobox", { name: "Search products" });
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await box.fill("photo");
  await expect(options).toHaveText(["Photo Mug", "Photo Blanket"]);
  await box.fill("photo m");
  await box.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  release();
  await expect(options).toHaveText(["Photo Blanket", "Photo Mug"]);
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await box.press("Enter");
  await expect(page).toHaveURL(mug.path);
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
