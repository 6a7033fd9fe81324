import type { Locator } from "@playwright/test";
import { petPhoto } from "../fixtures/pet-photo";
import { expect, test } from "../fixtures/shop-test";

test("the crop of a canvas shows its front, and its focus points lie over the photo", async ({
  page,
  shopper,
  studio,
}) => {
  await shopper.opensProduct("/canvas-tool", "Custom Pet Canvas Print");
  await studio.isReady();
  await studio.uploads(await petPhoto());
  await expect(page.getByText("Outside the dashed line, your photo wraps around the edges.")).toBeVisible();
  const points = page.getByRole("radiogroup", { name: "Focus point" });
  const photo = points.locator("xpath=..").locator("img");
  for (const name of ["Top left", "Bottom right"]) {
    const point = points.getByRole("radio", { name }).locator("xpath=..");
    // The photo has its size when its file has come.
    await expect
      .poll(async () => contains(await boxOf(photo), await boxOf(point)), { message: name })
      .toBe(true);
  }
});

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

function contains(outer: Rectangle, inner: Rectangle): boolean {
  const isBeside = inner.x < outer.x || inner.x + inner.width > outer.x + outer.width;
  return !isBeside && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
}

async function boxOf(element: Locator): Promise<Rectangle> {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not visible.");
  return box;
}
