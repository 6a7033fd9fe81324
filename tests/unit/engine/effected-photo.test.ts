import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Effect } from "~/design/document/document";
import { DesignSvg } from "~/design/drawing/design-svg";
import { effectedPhoto } from "~/engine/designs/effected-photo";
import { aDesign, blockOutline, placed } from "../design/a-design";

/** Of 255: the average and maximum differences that two JPEG encodings may have. */
const ON_AVERAGE = 1.5;
const MAX = 10;
const SIDE = 400;

/** Every color next to every other, without edges that would be smoothed. */
async function colorful(): Promise<Buffer> {
  const pixels = Buffer.alloc(SIDE * SIDE * 3);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const channels = [(x / SIDE) * 255, (y / SIDE) * 255, ((2 * SIDE - x - y) / (2 * SIDE)) * 255];
      pixels.set(channels.map(Math.round), (y * SIDE + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .jpeg({ quality: 98, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** What the screen shows: the drawing's own filter over the photo that fills a square pillow. */
async function filtered(photo: Buffer, effect: Effect): Promise<Buffer> {
  const document = aDesign("pillow", { template: "full-photo" }, placed("front", "photo", "photo-0001"), {
    type: "set-effect",
    surface: "front",
    layer: "photo",
    effect,
  });
  const href = `data:image/jpeg;base64,${photo.toString("base64")}`;
  const photos = { "photo-0001": { href, width: SIDE, height: SIDE } };
  const drawing = { document, surface: "front", photos, outline: blockOutline };
  const svg = renderToStaticMarkup(createElement(DesignSvg, drawing));
  const sized = svg.replace("<svg", `<svg width="${SIDE}" height="${SIDE}"`);
  return sharp(Buffer.from(sized)).removeAlpha().raw().toBuffer();
}

/** What is printed, enlarged to the bleed as in the drawing. */
async function baked(photo: Buffer, effect: Effect): Promise<Buffer> {
  return filtered(await effectedPhoto(photo, effect), { tone: "none", brightness: 0, contrast: 0 });
}

const effects: Effect[] = [
  { tone: "mono", brightness: 0, contrast: 0 },
  { tone: "sepia", brightness: 0, contrast: 0 },
  { tone: "none", brightness: 60, contrast: 0 },
  { tone: "none", brightness: 0, contrast: 0, warmth: 80 },
  { tone: "mono", brightness: -20, contrast: 10, warmth: -100 },
  { tone: "none", brightness: -100, contrast: 0 },
  { tone: "none", brightness: 0, contrast: 100 },
  { tone: "none", brightness: 0, contrast: -100 },
  { tone: "sepia", brightness: 40, contrast: 70 },
  { tone: "mono", brightness: -30, contrast: -50 },
];

describe("an effect looks the same in print and on the screen", () => {
  test.each(effects)("$tone, brightness $brightness, contrast $contrast", async (effect) => {
    const photo = await colorful();
    const [screen, print] = [await filtered(photo, effect), await baked(photo, effect)];
    expect(print.length).toBe(screen.length);
    let total = 0;
    let max = 0;
    for (let index = 0; index < screen.length; index += 1) {
      const apart = Math.abs(screen[index] - print[index]);
      total += apart;
      max = Math.max(max, apart);
    }
    expect(total / screen.length).toBeLessThan(ON_AVERAGE);
    expect(max).toBeLessThanOrEqual(MAX);
  });

  test("a photo without an effect is the same file", async () => {
    const photo = await colorful();
    expect(await effectedPhoto(photo, { tone: "none", brightness: 0, contrast: 0 })).toBe(photo);
    expect(await effectedPhoto(photo, effects[0])).not.toEqual(photo);
  });
});
