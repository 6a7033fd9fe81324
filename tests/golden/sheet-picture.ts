import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp, { type Sharp } from "sharp";
import { expect } from "vitest";
import type { SurfaceMask } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { SurfaceDrawing } from "~/design/drawing/design-svg";
import { SvgFrame } from "~/design/drawing/svg-frame";
import { maskPath } from "~/design/geometry/shapes";
import { serverOutline } from "~/design/text/fonts.server";
import { type GoldenPhoto, photoSources } from "./golden-photos";
import { type CheckedSheet, pixelsOf } from "./sheet-checks";

/** Pixels of the sides of both pictures, which are compared coarsely: here, only place and direction matter. */
const SIDE = 64;
/** Mean difference of two pixels, of 255. */
const MAX_DIFFERENCE = 14;

/** The shopper's picture is in its place on the sheet, mirrored as the recipe says. */
export async function expectPicture(
  sheet: CheckedSheet,
  document: DesignDocument,
  photos: Record<string, GoldenPhoto>,
): Promise<void> {
  const { picture } = sheet.geometry;
  if (!picture) return;
  const { x, y, width, height } = picture.of;
  const drawing = {
    document,
    surface: picture.surface,
    photos: photoSources(photos),
    outline: serverOutline,
    bare: true,
    ink: sheet.recipe.color === "black" ? "#000000" : undefined,
  };
  const frame = createElement(
    SvgFrame,
    { viewBox: `${x} ${y} ${width} ${height}` },
    createElement(SurfaceDrawing, drawing),
  );
  const shown = sharp(Buffer.from(renderToStaticMarkup(frame)));
  const printed = sharp(sheet.opened.picture).extract(pixelsOf(sheet, picture.on));
  const cover = outsideOf(picture.mask, picture.of);
  const expected = await grayOf(shown, cover);
  const found = sharp(await printed.png().toBuffer());
  const straight = await grayOf(sheet.recipe.mirrored ? found.clone().flop() : found.clone(), cover);
  const turnedOver = await grayOf(sheet.recipe.mirrored ? found.clone() : found.clone().flop(), cover);
  const difference = meanDifference(expected, straight);
  expect(difference, "from the shopper's picture").toBeLessThan(MAX_DIFFERENCE);
  expect(difference, "from the mirrored picture").toBeLessThanOrEqual(meanDifference(expected, turnedOver));
}

async function grayOf(picture: Sharp, cover: Buffer): Promise<Buffer> {
  const small = await picture
    .flatten({ background: "#ffffff" })
    .resize(SIDE, SIDE, { fit: "fill" })
    .png()
    .toBuffer();
  return sharp(small)
    .composite([{ input: cover }])
    .grayscale()
    .raw()
    .toBuffer();
}

/** White all around the outline: previews end there, sheets with their bleed. */
function outsideOf(mask: SurfaceMask, { width, height }: { width: number; height: number }): Buffer {
  const around = `M-9-9H${width + 9}V${height + 9}H-9Z`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><path fill-rule="evenodd" fill="#fff" d="${around}${maskPath(mask, { width, height })}"/></svg>`,
  );
}

function meanDifference(one: Buffer, other: Buffer): number {
  return one.reduce((total, value, at) => total + Math.abs(value - other[at]), 0) / one.length;
}
