import sharp from "sharp";
import { expect, test } from "vitest";
import type { Command } from "~/design/document/commands";
import { layersOf } from "~/design/layers/layers";
import { recipeOf } from "~/design/production/recipe-of";
import { findSurface } from "~/design/surfaces/surfaces";
import { drawPrintFile } from "~/engine/print/draw-print-file";
import { aDesign } from "../unit/design/a-design";

/** Photos for a laser have its resolution, however much they are enlarged. */

const PHOTO = { width: 900, height: 900 };
const PHOTO_ID = "a-photo-of-biscuit";
const MILLIMETERS_PER_INCH = 25.4;

function board(side: number, zoom: number) {
  const start = aDesign("choppingboard", { template: "portrait" });
  const slot = layersOf(start).find(({ layer }) => layer.kind === "photo");
  if (!slot) throw new Error("The board has no photo.");
  const place = { surface: slot.surface, layer: slot.layer.id };
  const box = { x: 10, y: 10, width: side, height: side };
  const commands: Command[] = [
    { ...place, type: "set-box", box },
    { ...place, type: "place-photo", photoId: PHOTO_ID },
    { ...place, type: "set-crop", crop: { zoom } },
  ];
  const document = aDesign("choppingboard", { template: "portrait" }, ...commands);
  return { document, surface: slot.surface };
}

async function pictureIn(document: ReturnType<typeof board>["document"], surface: string) {
  const jpeg = await sharp({ create: { ...PHOTO, channels: 3, background: "#8a8a8a" } })
    .jpeg()
    .toBuffer();
  const pdf = await drawPrintFile({
    document,
    surface,
    label: "board",
    maker: "My Pet Canvas",
    read: async () => ({ jpeg, ...PHOTO }),
  });
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(Buffer.from(chunk));
  const [, bits, width, height] =
    /\/ImageMask true\s+\/BitsPerComponent (\d)[\s\S]{0,80}?\/Width (\d+)\s+\/Height (\d+)/.exec(
      Buffer.concat(chunks).toString("latin1"),
    ) ?? [];
  return { bits: Number(bits), width: Number(width), height: Number(height) };
}

test.each([
  [90, 1],
  [160, 3.2],
])("a photo %d mm wide on wood, enlarged %d times, has the resolution of the laser", async (side, zoom) => {
  const { document, surface } = board(side, zoom);
  const blueprint = findSurface(document, surface);
  if (!blueprint) throw new Error("The board has no surface.");
  const { pixelsPerInch } = recipeOf(document, blueprint);
  const wanted = ((side * zoom) / MILLIMETERS_PER_INCH) * pixelsPerInch;
  const { bits, width, height } = await pictureIn(document, surface);
  expect(bits).toBe(1);
  expect(Math.abs(width - wanted)).toBeLessThan(2);
  expect(height).toBe(width);
});
