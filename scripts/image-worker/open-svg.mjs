import sharp from "sharp";
import { Rejection } from "./rejection.mjs";

/** Pixels: 13 inches at 300 dpi. */
const PRINTED_SIDE = 4000;
const MAX_BYTES = 8 * 1024 * 1024;
/** Density at which a drawing has its nominal size, and the renderer's maximum; in pixels per inch. */
const OWN_DENSITY = 72;
const MAX_DENSITY = 7200;

/**
 * Opens an SVG file at the requested size instead of its nominal one. No external resources are fetched, scripts do not
 * run, and entity definitions are rejected.
 * @param {Buffer} bytes
 * @param {number} side pixels of the longer side
 * @returns {Promise<import("sharp").Sharp>}
 * @throws Error when it cannot be drawn
 */
export async function openSvg(bytes, side = PRINTED_SIDE) {
  if (bytes.length > MAX_BYTES || bytes.includes("<!ENTITY")) throw new Rejection({ code: "unreadable" });
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const density = (OWN_DENSITY * side) / Math.max(width, height);
  if (format !== "svg" || !(density >= 1)) throw new Rejection({ code: "unreadable" });
  return sharp(bytes, {
    density: Math.min(density, MAX_DENSITY),
    limitInputPixels: 2 * side ** 2,
    failOn: "error",
  });
}
