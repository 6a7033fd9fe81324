import sharp from "sharp";

/** Pixels per inch at which an SVG has its nominal size. */
const OWN_DENSITY = 72;

/**
 * Opens one of the store's own drawings so that it is rasterized at full sharpness.
 * @param {string | Buffer} svg path or content
 * @param {number} width in pixels, also for a drawing that has none
 * @returns {Promise<import("sharp").Sharp>}
 */
export async function drawingAtWidth(svg, width) {
  const { width: ownWidth = width } = await sharp(svg).metadata();
  return sharp(svg, { density: (OWN_DENSITY * width) / ownWidth });
}
