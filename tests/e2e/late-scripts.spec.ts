import { expect, test } from "@playwright/test";
import { MAIN } from "../fixtures/main";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test("on a touch screen scripts wait for an interaction, or at most three seconds", async ({ page }) => {
  await page.clock.install();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/faq", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.clock.runFor(3500);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test("the first touch starts the scripts", async ({ page }) => {
  await page.clock.install();
  await page.goto("/faq");
  const started = page.waitForRequest(/entry\.client/);
  await page.getByRole("heading", { level: 1 }).tap();
  await started;
});

test("an early tap on a button is handled once the scripts have loaded", MAIN, async ({ page }) => {
  await page.clock.install();
  await page.goto("/custom-pet-photo-mug");
  const pictures = page.getByRole("region", { name: /^Pictures of/ });
  await pictures.getByRole("button", { name: "Next" }).tap();
  await expect(pictures.getByText("2 / 3")).toBeVisible();
});

test("an early selection from a list is handled as well", async ({ page }) => {
  await page.clock.install();
  await page.goto("/pet-gifts");
  await page.getByLabel("Sort by").selectOption({ label: "Price: high to low" });
  await expect(page).toHaveURL(/sort=price-desc/);
});

test("the search opens at an early tap, and its field has the focus once the scripts have loaded", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/faq");
  const header = page.getByRole("banner");
  await header.locator("summary", { hasText: "Search" }).tap();
  await expect(header.getByRole("combobox", { name: "Search products" })).toBeFocused();
});
