import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/accessibility";
import { cutsOutAnOval, findsThePet, masks, opensCutOut } from "../fixtures/cut-out-story";
import { petPhoto } from "../fixtures/pet-photo";
import { expect, test } from "../fixtures/shop-test";

test("a photo is shown through an oval by fields", async ({ shop }) => {
  await cutsOutAnOval(shop);
});

test("a pet is found by the store's model", async ({ shop, consoleErrors }) => {
  await findsThePet(shop, consoleErrors);
});

test("a pet is cut out along its edge, mended by the brush, undone and saved", async ({ shop }) => {
  const { shopper, studio } = shop;
  const { page } = shopper;
  await shopper.opensProduct("/pillow-tool", "Custom Pet Pillow");
  await studio.isReady();
  await studio.uploads(await petPhoto());
  const fold = await opensCutOut(page);
  const photo = fold.locator("[data-cut-out]");
  await photo.scrollIntoViewIfNeeded();

  await draws(page, photo, around(0.22, 0.26));
  await expect(fold.getByText("My outline")).toBeVisible();
  await expect(masks(page)).not.toHaveCount(0);
  // The chin is at 0.767 of the photo's height; the line was drawn below it.
  await expect.poll(() => lowestOfMask(fold)).toBeLessThan(0.775);

  await fold.getByRole("button", { name: "Erase" }).click();
  await draws(page, photo, [
    [0.45, 0.5],
    [0.55, 0.5],
  ]);
  await expect(strokes(fold)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(strokes(fold)).toHaveCount(0);
  await fold.getByRole("button", { name: "Undo" }).click();
  await expect(masks(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(masks(page)).not.toHaveCount(0);

  await expectAccessible(page);
  await studio.saves();
  await page.reload();
  await studio.isReady();
  await expect(masks(page)).not.toHaveCount(0);
});

test("a line that goes around nothing says what to do", async ({ shop, page }) => {
  const { shopper, studio } = shop;
  await shopper.opensProduct("/pillow-tool", "Custom Pet Pillow");
  await studio.isReady();
  await studio.uploads(await petPhoto());
  const fold = await opensCutOut(page);
  const photo = fold.locator("[data-cut-out]");
  await photo.scrollIntoViewIfNeeded();
  await draws(page, photo, [
    [0.2, 0.2],
    [0.5, 0.2],
  ]);
  await expect(fold.getByText("Draw all the way around your pet.")).toBeVisible();
  await expect(masks(page)).toHaveCount(0);
});

type Place = [x: number, y: number];

/** An ellipse around the face, as fractions of the photo. */
function around(across: number, down: number): Place[] {
  return Array.from({ length: 40 }, (_, index): Place => {
    const angle = (index / 39) * 2 * Math.PI;
    return [0.5 + across * Math.cos(angle), 0.533 + down * Math.sin(angle)];
  });
}

async function draws(page: Page, photo: Locator, places: Place[]): Promise<void> {
  const box = await photo.boundingBox();
  if (!box) throw new Error("There is no photo.");
  // The photo of 1000 by 750 units has a margin of 40.
  const unit = box.width / 1080;
  const at = ([x, y]: Place) => [box.x + (40 + 1000 * x) * unit, box.y + (40 + 750 * y) * unit] as const;
  await page.mouse.move(...at(places[0]));
  await page.mouse.down();
  for (const place of places.slice(1)) await page.mouse.move(...at(place));
  await page.mouse.up();
}

function strokes(fold: Locator): Locator {
  return fold.locator("mask path[stroke]");
}

/** The lowest point of the outline as a fraction of the photo's height, which is 750 units. */
function lowestOfMask(fold: Locator): Promise<number> {
  return fold
    .locator("mask path")
    .first()
    .evaluate((path: SVGPathElement) => {
      const { y, height } = path.getBBox();
      return (y + height) / 750;
    });
}
