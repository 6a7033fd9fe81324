import type { Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../scripts/test/chromium";
import { petPhoto } from "../fixtures/pet-photo";
import { expectOtherPicture } from "../fixtures/same-picture";
import { expect, test } from "../fixtures/shop-test";

const MUG = "Custom Pet Photo Mug";

// Software rendering, for machines without a graphics card.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [
      ...chromiumFlags.filter((flag) => flag !== "--disable-gpu"),
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--ignore-gpu-blocklist",
    ],
  },
});

test("a mug is rotated in 3D by keyboard, and its model is loaded on demand", async ({
  page,
  shopper,
  studio,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await shopper.opensProduct("/photomug-tool", MUG);
  await studio.opens(MUG);
  await studio.uploads(await petPhoto());
  expect(fetched.filter(isPreview3d)).toEqual([]);

  await page.getByRole("button", { name: "View in 3D" }).press("Enter");
  const slider = page.getByRole("slider", { name: "Rotate", exact: true });
  await expect(slider).toBeFocused();
  expect(fetched.filter(isPreview3d)).not.toEqual([]);
  // Software rendering is slow on a busy machine.
  await expect.poll(async () => isEmpty(page), { timeout: 90_000 }).toBe(false);
  const before = await page.locator("canvas").screenshot();
  for (let step = 0; step < 15; step += 1) await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "40 degrees to the right");
  expectOtherPicture(await page.locator("canvas").screenshot(), before);

  await page.getByRole("button", { name: "Exit 3D view" }).press("Enter");
  await expect(page.getByRole("button", { name: "View in 3D" })).toBeFocused();
  await expect(studio.scene(MUG)).toBeVisible();
});

test("a browser without WebGL shows a message, and the design tool still works", async ({
  page,
  shopper,
  studio,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await shopper.opensProduct("/pillow-tool", "Custom Pet Pillow");
  await studio.isReady();
  await page.getByRole("button", { name: "View in 3D" }).click();
  await expect(page.getByText("Your browser doesn't support 3D.").last()).toBeVisible();
  await page.getByRole("button", { name: "Exit 3D view" }).click();
  await studio.types("Name", "Rex");
  await studio.saves();
});

function isPreview3d(address: string): boolean {
  return address.includes("preview-3d");
}

/** Checks that nothing has been drawn yet: every pixel equals the one in the corner. */
async function isEmpty(page: Page): Promise<boolean> {
  const { PNG } = await import("pngjs");
  const { data } = PNG.sync.read(await page.locator("canvas").screenshot());
  return data.every((value, index) => value === data[index % 4]);
}
