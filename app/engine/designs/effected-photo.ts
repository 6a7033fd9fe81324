import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Effect } from "~/design/document/document";
import { type ColorMatrix, effectMatrix, engravingMatrix, isPlain } from "~/design/photos/effect";
import { processImage, withImageFolder } from "~/image-processing";

/** Nothing of what the photo had is to be lost in print. */
const QUALITY = 95;
const BRIGHTEST = 255;

/**
 * A photo with its tone, brightness and contrast in its pixels, by the same matrix as the filter on the screen, for
 * where no filter can be laid over it. @param jpeg in sRGB @returns JPEG of the same size; the very same file when the effect changes nothing
 */
export async function effectedPhoto(jpeg: Buffer, effect: Effect): Promise<Buffer> {
  return isPlain(effect) ? jpeg : recolored(jpeg, effectMatrix(effect));
}

/** A photo as it is engraved: its dark parts in one tone (hex), its bright ones white, for nothing is burnt there. */
export async function engravedPhoto(jpeg: Buffer, tone: string): Promise<Buffer> {
  return recolored(jpeg, engravingMatrix(tone));
}

function recolored(jpeg: Buffer, matrix: ColorMatrix): Promise<Buffer> {
  return withImageFolder(async (folder) => {
    const input = join(folder, "photo.jpg");
    await writeFile(input, jpeg);
    const image = { kind: "jpeg", input, folder, visitor: null } as const;
    await processImage("recolor", image, {
      matrix: matrix.map(([r, g, b]) => [r, g, b]),
      offsets: matrix.map(([, , , constant]) => constant * BRIGHTEST),
      quality: QUALITY,
    });
    return readFile(join(folder, "recolored.jpg"));
  });
}
