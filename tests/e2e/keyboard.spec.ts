import type { Page } from "@playwright/test";
import { petPhoto } from "../fixtures/pet-photo";
import { expect, test } from "../fixtures/shop-test";

test("a link to a missing part leads there, also after the skip link was used on another page", async ({
  page,
  shop: { shopper, studio },
}) => {
  await shopper.opensHome();
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await shopper.choosesCard("Custom Pet Photo Mug");
  await shopper.startsOrder();
  await studio.opens("Custom Pet Photo Mug");
  await page.getByRole("link", { name: "Add a photo." }).press("Enter");
  await expect(page.getByLabel("Choose a photo")).toBeFocused();
  await expect(page.getByLabel("Choose a photo")).toBeInViewport();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`no focused element in the studio is covered by a bar at ${viewport.width} px`, async ({
    page,
    shop: { studio },
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/photomug-tool");
    await studio.opens("Custom Pet Photo Mug");
    await studio.uploads(await petPhoto());
    await page.getByRole("link", { name: "About this product" }).focus();
    let focused = "";
    while (focused !== "Add to cart") {
      await page.keyboard.press("Tab");
      focused = await focusedWords(page);
      expect(await whatCoversTheFocus(page), `over "${focused}"`).toBeNull();
    }
  });
}

function focusedWords(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
}

/** Returns the text of the element that covers the center of the focused element; null when none does. */
function whatCoversTheFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { x, y, width, height } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    const isSeen = seen !== null && (focused.contains(seen) || seen.closest("label")?.contains(focused));
    return isSeen ? null : (seen?.textContent ?? "outside the window");
  });
}
