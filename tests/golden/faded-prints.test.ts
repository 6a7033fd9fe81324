import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { findSurface } from "~/design/surfaces/surfaces";
import { blueprintOf, coveredByTurnedPhotos } from "./prepress-designs";
import { Renderings } from "./renderings";

/** The picture of a moon lamp fades into its shade, on screen and in print alike. */

const GREEN = "#0a6e3c";
/** The fade changes by 6 of 255 from one pixel to the next. */
const TWO_PIXELS = 13;
const WHITE = [255, 255, 255];

let renderings: Renderings;
beforeAll(async () => {
  renderings = await Renderings.open();
});
afterAll(() => renderings.close());

function plain(options: Record<string, string>): DesignDocument {
  const document = startDocument(blueprintOf("photolamp"), { options });
  return { ...document, surfaces: { front: { background: GREEN, layers: [] } } };
}

/** The color at a part of the way from the middle to the right edge of a square picture. */
async function colorAt(picture: Buffer, way: number): Promise<number[]> {
  const { data, info } = await sharp(picture)
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const x = Math.min(info.width - 1, Math.round((info.width / 2) * (1 + way)));
  const at = (Math.round(info.height / 2) * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
}

test.each([0, 0.5, 0.78, 0.85, 0.9, 0.95, 0.985])(
  "at %f of its radius, a moon is as light in print as on the screen",
  async (way) => {
    const moon = plain({ shape: "moon" });
    const screen = await colorAt(await renderings.byServer(renderings.surface(moon, "front")), way);
    const print = await colorAt(await renderings.byPrint(moon, "front"), way);
    const share = Math.min(1, Math.max(0, (way - 0.8) / 0.2));
    const expected = [10, 110, 60].map((ink) => ink + (255 - ink) * share);
    for (const channel of [0, 1, 2]) {
      expect(Math.abs(print[channel] - screen[channel])).toBeLessThanOrEqual(TWO_PIXELS);
      expect(Math.abs(print[channel] - expected[channel])).toBeLessThanOrEqual(TWO_PIXELS);
    }
  },
);

test("no ink lies on the line along which a moon is cut, nor beyond it, under a turned photo", async () => {
  const moon = coveredByTurnedPhotos(blueprintOf("photolamp"), { shape: "moon" });
  const bleed = findSurface(moon, "front")?.bleed ?? 0;
  const sheet = await renderings.toBleed(moon, "front", bleed);
  expect(await colorAt(sheet, 0.99)).toEqual(WHITE);
  const [corner] = await sharp(sheet).extract({ left: 8, top: 8, width: 1, height: 1 }).raw().toBuffer();
  expect(corner).toBe(255);
});

test("a light box fades nowhere", async () => {
  const box = await renderings.byPrint(plain({ shape: "box" }), "front");
  expect(await colorAt(box, 0.97)).toEqual([10, 110, 60]);
});
