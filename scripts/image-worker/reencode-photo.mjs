import { join } from "node:path";
import sharp from "sharp";
import { focusOf, smallPicture } from "./find-focus.mjs";
import { mainColorsOf } from "./main-colors.mjs";
import { openImage } from "./open-image.mjs";
import { Rejection } from "./rejection.mjs";
import { writeJpeg, writeParts } from "./write-jpeg.mjs";

/**
 * Decodes a photo and re-encodes it as JPEG at full size and in smaller sizes, each made from the previous one:
 * upright, in sRGB with its profile, on white, without metadata such as the location. An upright sRGB JPEG is not encoded
 * again at full size. The files are `original.jpg` and `<name>.jpg` in the folder.
 * @param {{ input: string, folder: string, kind: string, mayBeHeavy: boolean, minSide: number, maxProportion: number, sizes: { name: string, side: number, quality: number }[] }} request
 * @returns {Promise<{ width: number, height: number, bytes: number, takenAt: string | null, focus: { x: number, y: number } | null, colors: string[] }>} of the original
 */
export async function reencodePhoto({ folder, minSide, maxProportion, sizes, ...source }) {
  const { picture, takenAt, unchanged } = await openImage({ ...source, folder });
  const pathOf = (name) => join(folder, `${name}.jpg`);
  // The location and all other metadata of the photo end here.
  const {
    width,
    height,
    size: bytes,
  } = unchanged
    ? await writeParts(unchanged, pathOf("original"))
    : await writeJpeg(forPrint(picture), pathOf("original"));
  const [shorter, longer] = [width, height].sort((one, other) => one - other);
  if (shorter < minSide) throw new Rejection({ code: "too-small" });
  if (longer > maxProportion * shorter) throw new Rejection({ code: "too-narrow" });

  let larger = "original";
  for (const { name, side, quality } of sizes) {
    await writeJpeg(fitted(pathOf(larger), side, quality), pathOf(name));
    larger = name;
  }
  const small = await smallPicture(pathOf(larger));
  return { width, height, bytes, takenAt, focus: focusOf(small), colors: mainColorsOf(small) };
}

/** Written row by row: optimized coding would take 600 MB more memory for 100 megapixels. */
function forPrint(picture) {
  return picture
    .flatten({ background: "#ffffff" })
    .withIccProfile("srgb")
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4", optimizeCoding: false });
}

function fitted(path, side, quality) {
  // Every file is in sRGB already. A photo that is stored as it was sent may have flaws that decoders tolerate.
  return sharp(path, { ignoreIcc: true, failOn: "error", limitInputPixels: false })
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .withIccProfile("srgb")
    .jpeg({ quality, mozjpeg: false });
}
