import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/accessibility";
import { MAIN } from "../fixtures/main";
import { petPhoto } from "../fixtures/pet-photo";
import { expect, test } from "../fixtures/shop-test";

const MUG = "Custom Pet Photo Mug";
const PHONE = { width: 390, height: 664 };
/** Cumulative layout shift that nobody notices; 0.1 is good. */
const MAX_SHIFT = 0.01;
/** What a keyboard leaves of it. */
const ABOVE_KEYBOARD = { width: 390, height: 364 };

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test.beforeEach(async ({ page, studio }) => {
    await page.goto("/photomug-tool");
    await studio.opens(MUG);
  });

  test(
    "the product fills the first screen with one button, and a photo is seen on it",
    MAIN,
    async ({ page, studio }) => {
      await expect(page.getByRole("banner")).toBeHidden();
      const product = await boxOf(studio.scene(MUG));
      expect(product.width).toBeGreaterThan(PHONE.width * 0.6);
      const upload = page.getByRole("button", { name: "Upload photo" });
      expect((await boxOf(upload)).width).toBeGreaterThan(PHONE.width * 0.85);
      await expect(upload).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("button", { name: "Add to cart" })).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);

      const chooser = page.waitForEvent("filechooser");
      await upload.click();
      await (await chooser).setFiles(await petPhoto());
      await expect(upload).toBeHidden();
      await expect(page.locator("#surface-product image").first()).toBeAttached();
    },
  );

  test("a tab opens a sheet of half the screen, and the picture stays above it", async ({ page, studio }) => {
    await expect(page.getByRole("textbox", { name: "Name" })).toBeHidden();
    await tab(page, "Text").click();
    await studio.types("Name", "Rex");
    await expect(page.getByRole("group", { name: "Text" })).toBeInViewport();
    await expect(page.getByRole("group", { name: "Layout" })).toBeHidden();
    await expect(studio.scene(MUG)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.getByRole("link", { name: "Done" }).click();
    await expect(page.getByRole("textbox", { name: "Name" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Upload photo" })).toBeInViewport({ ratio: 1 });
  });

  test("above an open keyboard the picture shrinks, and the field stays in sight", async ({
    page,
    studio,
  }) => {
    await tab(page, "Text").click();
    await page.getByRole("textbox", { name: "Name" }).click();
    await page.setViewportSize(ABOVE_KEYBOARD);
    await expect(page.getByRole("textbox", { name: "Name" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("Name (optional)", { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(studio.scene(MUG)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Add to cart" })).toBeHidden();
  });

  test("after a tab, Back asks with the shop's own question, and the router has nothing to warn about", async ({
    page,
    shopper,
    studio,
    consoleErrors,
  }) => {
    consoleErrors.expectLost();
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    page.on("dialog", (dialog) => {
      warnings.push(dialog.type());
      return dialog.accept();
    });
    await shopper.opensProduct("/custom-pet-photo-mug", MUG);
    await shopper.startsOrder();
    await studio.opens(MUG);
    await page.route("**/photomug-tool**_data=**", (route) => route.abort());
    await studio.types("Name", "Rex");
    await page.getByRole("link", { name: "Done" }).click();
    await page.goBack();
    const question = page.getByRole("dialog", { name: "You have unsaved changes" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await tab(page, "Text").click();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Rex");
    expect(warnings.filter((text) => /blocker|beforeunload/.test(text))).toEqual([]);
  });

  test("a missing part leads to its field in a closed sheet", async ({ page }) => {
    await page.getByRole("button", { name: "Add to cart" }).click();
    await page.getByRole("alert").getByRole("link", { name: "Add a photo." }).click();
    await expect(page.getByLabel("Choose a photo")).toBeFocused();
    await expect(page.getByLabel("Choose a photo")).toBeInViewport({ ratio: 1 });
  });
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 360, height: 664 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test(`no part of the studio is cut off at ${viewport.width} px`, async ({ page, studio }) => {
    await page.setViewportSize(viewport);
    await page.goto("/photomug-tool");
    await studio.opens(MUG);
    for (const name of ["Photo", "Text", "Layout", "Color", "Options", "More"]) {
      if (viewport.width < 1024) await tab(page, name).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
    }
    await expect(page.getByRole("button", { name: "Add to cart" })).toBeInViewport({ ratio: 1 });
  });
}

for (const { viewport, path, name } of [
  { viewport: PHONE, path: "/photomug-tool", name: MUG },
  { viewport: { width: 1440, height: 900 }, path: "/photomug-tool", name: MUG },
  // The names of its surfaces nearly fill the toolbar.
  { viewport: PHONE, path: "/didacticgame-tool", name: "Photo Memory Game" },
]) {
  test(`${path}: at ${viewport.width} px nothing moves when its scripts arrive`, async ({ page, studio }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await studio.opens(name);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((total, shift) => total + shift, 0)).toBeLessThan(MAX_SHIFT);
  });
}

test("on a wide screen, editing the layout leaves a scrolled page where it is", async ({ page, studio }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/photomug-tool");
  await studio.opens(MUG);
  await page.evaluate(() => window.scrollTo(0, 300));
  await studio.edits();
  await expect(page.getByRole("group", { name: "Design elements: Around the mug" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await page.getByRole("link", { name: "Back to product" }).click();
  await expect(page.getByRole("link", { name: "Edit layout" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

for (const viewport of [
  { width: 320, height: 256 },
  { width: 640, height: 400 },
]) {
  test(`on a screen of ${viewport.width} × ${viewport.height} px no focused element is covered`, async ({
    page,
    studio,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/photomug-tool");
    await studio.opens(MUG);
    await page.getByRole("link", { name: "About this product" }).focus();
    for (let focused = ""; focused !== "Add to cart"; ) {
      await page.keyboard.press("Tab");
      focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
      expect(await coverOfFocus(page), `over "${focused}"`).toBeNull();
    }
    await page.getByRole("textbox", { name: "Name" }).focus();
    await expect(page.getByText("Name (optional)", { exact: true })).toBeInViewport({ ratio: 1 });
  });
}

function tab(page: Page, name: string): Locator {
  return page.getByRole("navigation", { name: "Design steps" }).getByRole("link", { name, exact: true });
}

/** Returns the text of the element that covers the focused one; null when none does. */
function coverOfFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { x, y, width, height } = focused.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const isOnTop = top !== null && (focused.contains(top) || top.closest("label")?.contains(focused));
    return isOnTop ? null : (top?.textContent ?? "outside the window");
  });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not visible.");
  return box;
}
