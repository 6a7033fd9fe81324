import sharp from "sharp";
import type { Effect } from "~/design/document";
import { type ColourMatrix, effectMatrix, engravingMatrix, isPlain } from "~/design/effect";

/** Nothing of what the photo had is to be lost in print. */
const QUALITY = 95;
const BRIGHTEST = 255;

/**
 * A photo with its tone, brightness and contrast in its pixels, by the same matrix as the filter on the screen, for
 * where no filter can be laid over it. @param jpeg in sRGB @returns JPEG of the same size; the very same file when the effect changes nothing
 */
export async function effectedPhoto(jpeg: Buffer, effect: Effect): Promise<Buffer> {
  return isPlain(effect) ? jpeg : recoloured(jpeg, effectMatrix(effect));
}

/** A photo as it is engraved: its dark parts in one tone (hex), its bright ones white, for nothing is burnt there. */
export async function engravedPhoto(jpeg: Buffer, tone: string): Promise<Buffer> {
  return recoloured(jpeg, engravingMatrix(tone));
}

async function recoloured(jpeg: Buffer, matrix: ColourMatrix): Promise<Buffer> {
  const [red, green, blue] = matrix.map(([r, g, b]): [number, number, number] => [r, g, b]);
  return sharp(jpeg)
    .recomb([red, green, blue])
    .linear(
      matrix.map(() => 1),
      matrix.map(([, , , constant]) => constant * BRIGHTEST),
    )
    .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4", optimiseCoding: false })
    .toBuffer();
}
