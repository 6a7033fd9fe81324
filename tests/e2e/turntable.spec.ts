import type { Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../scripts/test/chromium";
import { petPhoto } from "../fixtures/pet-photo";
import { expectOtherPicture } from "../fixtures/same-picture";
import { expect, test } from "../fixtures/shop-test";

const MUG = "Custom Pet Photo Mug";

// Graphics by the processor, where a machine has no card for them.
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

test("a mug is turned in space with the keyboard, fetched only when it is asked for", async ({
  page,
  shopper,
  studio,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await shopper.opensProduct("/photomug-tool", MUG);
  await studio.opens(MUG);
  await studio.uploads(await petPhoto());
  expect(fetched.filter(isTurntable)).toEqual([]);

  await page.getByRole("button", { name: "Turn it" }).press("Enter");
  const slider = page.getByRole("slider", { name: "Turn", exact: true });
  await expect(slider).toBeFocused();
  expect(fetched.filter(isTurntable)).not.toEqual([]);
  await expect.poll(async () => isEmpty(page)).toBe(false);
  const before = await page.locator("canvas").screenshot();
  for (let step = 0; step < 12; step += 1) await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "35 degrees to the right");
  expectOtherPicture(await page.locator("canvas").screenshot(), before);

  await page.getByRole("button", { name: "Back to the picture" }).press("Enter");
  await expect(page.getByRole("button", { name: "Turn it" })).toBeFocused();
  await expect(studio.scene(MUG)).toBeVisible();
});

test("a browser without graphics in space says so, and the design goes on", async ({
  page,
  shopper,
  studio,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await shopper.opensProduct("/pillow-tool", "Custom Pet Pillow");
  await studio.isReady();
  await page.getByRole("button", { name: "Turn it" }).click();
  await expect(page.getByText("Your browser cannot show this in three dimensions.")).toBeVisible();
  await page.getByRole("button", { name: "Back to the picture" }).click();
  await studio.types("Name", "Rex");
  await studio.saves();
});

function isTurntable(address: string): boolean {
  return address.includes("turntable");
}

/** Whether nothing has been drawn yet: every pixel of the element is as its corner. */
async function isEmpty(page: Page): Promise<boolean> {
  const { PNG } = await import("pngjs");
  const { data } = PNG.sync.read(await page.locator("canvas").screenshot());
  return data.every((value, index) => value === data[index % 4]);
}
