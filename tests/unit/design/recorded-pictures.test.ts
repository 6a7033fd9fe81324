import { existsSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { accessorySkus } from "~/design/accessories";
import { accessoryPicture, type PictureView, productPicture } from "~/design/drawing/static-picture";
import { sampleBackground, sampleDocument } from "~/design/products/samples";
import { serverOutline } from "~/design/text/fonts.server";
import { findDrawing } from "~/storefront/content/drawings.server";
import { sampleSkus } from "../../fixtures/brand-samples";

/**
 * Compares pictures with small recorded ones that somebody has checked. After an intended change of a drawing:
 * `RECORD_PICTURES=1 npx vitest run tests/unit/design/recorded-pictures.test.ts`.
 */

const FILE = "tests/unit/design/recorded-pictures.json";
const IS_RECORDING = process.env.RECORD_PICTURES === "1";
/** Pixels. */
const SIDE = 16;
/** Of 255: renderers smooth edges slightly differently. */
const TOLERANCE = 3;

const recorded: Record<string, string> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {};
const drawn: Record<string, string> = {};

type Picture = [name: string, draw: () => string | undefined];

const pictures: Picture[] = [
  ...sampleSkus.flatMap((sku): Picture[] => [
    [sku, () => samplePicture(sku, "scene")],
    [`${sku} up close`, () => samplePicture(sku, "detail")],
  ]),
  ...accessorySkus.map((sku): Picture => [sku, () => accessoryPicture(sku)]),
  ["the neon hero", () => findDrawing("neon-hero")?.svg],
];

function samplePicture(sku: string, view: PictureView): string | undefined {
  const document = sampleDocument(sku);
  const background = sampleBackground(sku);
  return document && productPicture(document, { photos: {}, outline: serverOutline, background, view });
}

/** The lightness of each pixel of a small copy. */
function thumbnail(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(SIDE, SIDE, { fit: "fill" }).flatten().grayscale().raw().toBuffer();
}

afterAll(() => {
  if (IS_RECORDING) writeFileSync(FILE, `${JSON.stringify(drawn, null, 2)}\n`);
});

test.each(pictures)("%s looks as recorded", async (name, draw) => {
  const pixels = await thumbnail(draw() ?? "");
  drawn[name] = pixels.toString("base64");
  if (IS_RECORDING) return;
  const known = Buffer.from(recorded[name] ?? "", "base64");
  const differences = [...pixels].map((light, index) => Math.abs(light - known[index]));
  expect(Math.max(...differences)).toBeLessThanOrEqual(TOLERANCE);
});

test.skipIf(IS_RECORDING)("no obsolete picture is recorded", () => {
  expect(Object.keys(recorded).sort()).toEqual(pictures.map(([name]) => name).sort());
});
