import type { Page } from "@playwright/test";
import { hasALedgeInTheCart } from "../fixtures/checkout-story";
import { MAIN } from "../fixtures/main";
import { expect, test } from "../fixtures/shop-test";

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const button = (page: Page, name: string) => page.getByRole("banner").locator("summary", { hasText: name });
  const department = (page: Page) =>
    page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Mugs" });

  test("the menu closes on Escape and on a click outside", async ({ page }) => {
    await page.goto("/about-us", { waitUntil: "networkidle" });
    await button(page, "Menu").click();
    await expect(department(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(department(page)).toBeHidden();
    await expect(button(page, "Menu")).toBeFocused();
    // High enough to have something outside of the menu.
    await page.setViewportSize({ width: 390, height: 1600 });
    await button(page, "Menu").click();
    await expect(department(page)).toBeVisible();
    await page.getByRole("contentinfo").getByText("My Pet Canvas").first().click();
    await expect(department(page)).toBeHidden();
  });

  // @specification §1 L16
  // @specification §2 L33
  test("only one of menu, search and account is open", MAIN, async ({ page }) => {
    await page.goto("/about-us", { waitUntil: "networkidle" });
    const search = page.getByRole("banner").getByRole("combobox", { name: "Search products" });
    const login = page.getByRole("banner").getByRole("link", { name: "Login" });
    await button(page, "Menu").click();
    await expect(department(page)).toBeVisible();
    await button(page, "Search").click();
    await expect(search).toBeFocused();
    await expect(department(page)).toBeHidden();
    await button(page, "Account").click();
    await expect(login).toBeVisible();
    await expect(search).toBeHidden();
    await button(page, "Menu").click();
    await expect(login).toBeHidden();
  });

  test("the menu leads to a department's pages and closes there", async ({ page }) => {
    await page.goto("/about-us", { waitUntil: "networkidle" });
    await button(page, "Menu").click();
    await page.locator("summary", { hasText: "Portraits" }).and(page.locator(":visible")).click();
    await page.getByRole("link", { name: "Two pets" }).and(page.locator(":visible")).click();
    await expect(page).toHaveURL("/custom-two-pet-portraits");
    await expect(department(page)).toBeHidden();
  });

  // @specification §2 L31
  test("the header stays in view at the checkout, and leaves its room to the design in a tool", async ({
    page,
  }) => {
    await hasALedgeInTheCart(page);
    await page.goto("/checkout", { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 500);
    await expect(page.locator("header[data-stuck=true]")).toBeVisible();
    const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
    await expect(cart).toBeInViewport({ ratio: 1 });
    await page.goto("/photomug-tool", { waitUntil: "networkidle" });
    await expect(page.getByRole("region", { name: "Preview" })).toBeInViewport();
    await expect(page.getByRole("banner")).toBeHidden();
  });
});

// @specification §9 L294
test("below 1024 pixels there is a menu, and from there on the departments", async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto("/faq");
  const menu = page.getByRole("banner").locator("summary", { hasText: "Menu" });
  const departments = page.getByRole("navigation", { name: "Shop", exact: true });
  await expect(menu).toBeVisible();
  await expect(departments).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(menu).toBeHidden();
  await expect(departments).toBeVisible();
});

// @specification §2 L31
// @specification §9 L294
test("the header scrolls away and returns past 300 pixels, without shifting the layout", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/faq", { waitUntil: "networkidle" });
  const logo = page.getByRole("banner").getByRole("link", { name: "My Pet Canvas" });
  await page.mouse.wheel(0, 280);
  await expect(logo).not.toBeInViewport();
  await page.mouse.wheel(0, 120);
  await expect(logo).toBeInViewport();
  await page.mouse.wheel(0, -400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});
