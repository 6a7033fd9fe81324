import sharp from "sharp";
import type { Effect } from "~/design/document";
import { effectMatrix, isPlain } from "~/design/effect";

/** Nothing of what the photo had is to be lost in print. */
const QUALITY = 95;
const BRIGHTEST = 255;

/**
 * A photo with its tone, brightness and contrast in its pixels, by the same matrix as the filter on the screen, for
 * where no filter can be laid over it. @param jpeg in sRGB @returns JPEG of the same size; the very same file when the effect changes nothing
 */
export async function effectedPhoto(jpeg: Buffer, effect: Effect): Promise<Buffer> {
  if (isPlain(effect)) return jpeg;
  const rows = effectMatrix(effect);
  const [red, green, blue] = rows.map(([r, g, b]): [number, number, number] => [r, g, b]);
  return sharp(jpeg)
    .recomb([red, green, blue])
    .linear(
      rows.map(() => 1),
      rows.map(([, , , constant]) => constant * BRIGHTEST),
    )
    .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4", optimiseCoding: false })
    .toBuffer();
}
