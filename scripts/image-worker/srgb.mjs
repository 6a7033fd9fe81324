import sharp from "sharp";
import { tiffHeader } from "./profiled-tiff.mjs";

/** Levels per channel of the colors that are compared. */
const LEVELS = [0, 30, 90, 160, 210, 255];
/** Largest difference of a level (0 to 255) between pictures of one color space. */
const TOLERANCE = 2;

let own;

/** The profile that libvips writes into sRGB pictures. @returns {Promise<Buffer>} */
export async function srgbProfile() {
  const pixel = { create: { width: 1, height: 1, channels: 3, background: "#000000" } };
  own ??= (await sharp(await sharp(pixel).withIccProfile("srgb").png().toBuffer()).metadata()).icc;
  return own;
}

/**
 * True if pictures with that profile are sRGB: colors have the same levels in both. Cameras and programs write profiles
 * of sRGB that differ in their bytes.
 * @param {Buffer} profile
 * @returns {Promise<boolean>} false for one that cannot be read, or is not of RGB
 */
export async function isSrgb(profile) {
  if (profile.equals(await srgbProfile())) return true;
  const data = Buffer.from(
    LEVELS.flatMap((red) => LEVELS.flatMap((green) => LEVELS.flatMap((blue) => [red, green, blue]))),
  );
  const size = { width: data.length / 3, height: 1, channels: 3, bytes: data.length };
  try {
    if (profile.toString("latin1", 16, 20) !== "RGB ") return false;
    const converted = await sharp(Buffer.concat([tiffHeader(size, profile), data]))
      .toColourspace("srgb")
      .raw()
      .toBuffer();
    return data.every((level, at) => Math.abs(level - converted[at]) <= TOLERANCE);
  } catch {
    return false;
  }
}
