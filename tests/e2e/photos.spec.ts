import { readFileSync } from "node:fs";
import type { Page, Route } from "@playwright/test";
import sharp from "sharp";
import { MAIN } from "../fixtures/main";
import { notAPhoto, type PhotoFile, petPhoto, phonePhoto, quarterColors } from "../fixtures/pet-photo";
import { expect, test } from "../fixtures/shop-test";

const MUG = "Custom Pet Photo Mug";

test.beforeEach(async ({ shopper, studio }) => {
  await shopper.opensProduct("/custom-pet-photo-mug", MUG);
  await shopper.startsOrder();
  await studio.opens(MUG);
});

test("a phone's photo is upright and has no location data", MAIN, async ({ page, studio }) => {
  await studio.uploads(await phonePhoto());
  const photo = await keptPhoto(page);
  const { width, height, exif } = await sharp(photo).metadata();
  // The preview of 2400 by 1800 pixels.
  expect([width, height, exif]).toEqual([1600, 1200, undefined]);
  await expectUpright(photo);
});

test("a HEIC photo is accepted", async ({ page, studio }) => {
  const buffer = readFileSync("tests/fixtures/pet.heic");
  const heic: PhotoFile = { name: "pet.heic", mimeType: "image/heic", buffer };
  await studio.uploads(heic);
  await expectUpright(await keptPhoto(page));
});

for (const width of [390, 1280]) {
  test(`a rejected photo is listed above the fields with the focus, at ${width} px`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(422);
    await page.setViewportSize({ width, height: 844 });
    const field = page.getByLabel("Choose a photo").first();
    await field.setInputFiles(notAPhoto());
    const summary = page.locator("[data-form-error]").filter({ hasText: "Please check" });
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    await expect(page).toHaveTitle(/^Error: /);
    await summary.getByRole("link", { name: "Photo" }).press("Enter");
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Please choose a photo: JPEG/);
    await field.setInputFiles(await petPhoto());
    await expect(page.getByRole("img", { name: "Your choice" })).toBeVisible();
    await expect(summary).toHaveCount(0);
    await expect(page).toHaveTitle(/^(?!Error)/);
  });
}

test("a shopper who types meanwhile keeps the focus when a photo is rejected", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(422);
  const upload = new Promise<Route>((hold) => page.route("**/photos/upload", hold, { times: 1 }));
  await page.getByLabel("Choose a photo").first().setInputFiles(notAPhoto());
  const held = await upload;
  const name = page.getByRole("textbox", { name: "Name" });
  await name.focus();
  await held.continue();
  await expect(page.getByRole("alert").filter({ hasText: "Please check" })).toBeVisible();
  await expect(name).toBeFocused();
});

test("a photo dropped anywhere on the page takes the empty place", async ({ page }) => {
  const { name, mimeType, buffer } = await petPhoto();
  const dataTransfer = await page.evaluateHandle(
    ({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const dragged = new DataTransfer();
      dragged.items.add(new File([bytes], name, { type }));
      return dragged;
    },
    { name, type: mimeType, base64: buffer.toString("base64") },
  );
  const main = page.getByRole("main");
  const invitation = page.getByText("Drop your photo here");
  await main.dispatchEvent("dragover", { dataTransfer });
  await expect(invitation).toBeVisible();
  await main.dispatchEvent("drop", { dataTransfer });
  await expect(page.getByRole("img", { name: "Your choice" })).toBeVisible();
  await expect(invitation).toHaveCount(0);
});

test("a shopper's photo is visible to nobody else", async ({ page, studio, browser }) => {
  await studio.uploads(await petPhoto());
  const address = await photoAddress(page);
  const stranger = await browser.newContext();
  const response = await stranger.request.get(new URL(address, page.url()).href);
  expect(response.status()).toBe(404);
  await stranger.close();
});

async function photoAddress(page: Page): Promise<string> {
  const thumbnail = await page.getByRole("img", { name: "Your choice" }).getAttribute("src");
  return (thumbnail ?? "").replace("thumbnail", "display");
}

async function keptPhoto(page: Page): Promise<Buffer> {
  const response = await page.request.get(await photoAddress(page));
  expect(response.status()).toBe(200);
  return response.body();
}

/** The corners have the colors of their quarters, within JPEG's accuracy. */
async function expectUpright(photo: Buffer): Promise<void> {
  const corners = await sharp(photo).resize(20, 20, { fit: "fill" }).removeAlpha().raw().toBuffer();
  const colorAt = (x: number, y: number) => [...corners.subarray((y * 20 + x) * 3, (y * 20 + x) * 3 + 3)];
  expectNear(colorAt(1, 1), quarterColors.topLeft);
  expectNear(colorAt(18, 1), quarterColors.topRight);
  expectNear(colorAt(1, 18), quarterColors.bottomLeft);
  expectNear(colorAt(18, 18), quarterColors.bottomRight);
}

function expectNear(color: number[], wanted: string): void {
  const channels = [1, 3, 5].map((start) => Number.parseInt(wanted.slice(start, start + 2), 16));
  const distance = Math.max(...channels.map((channel, index) => Math.abs(channel - color[index])));
  expect(distance, `${color} beside ${wanted}`).toBeLessThan(24);
}
