import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Effect } from "~/design/document/document";
import { effectMatrix, isPlain } from "~/design/photos/effect";
import { type ParametersOf, processImage, type TaskName, withImageFolder } from "~/image-processing";

/** JPEG quality without visible loss in print. */
const QUALITY = 95;
const BRIGHTEST = 255;

/**
 * Applies tone, brightness and contrast to a photo's pixels, with the same matrix as the filter on the screen, for
 * formats without filters. @param jpeg in sRGB @returns JPEG of the same size; the same buffer when the effect changes
 * nothing
 */
export async function effectedPhoto(jpeg: Buffer, effect: Effect): Promise<Buffer> {
  if (isPlain(effect)) return jpeg;
  const matrix = effectMatrix(effect);
  return processed(jpeg, "recolor", "recolored.jpg", {
    matrix: matrix.map(([r, g, b]) => [r, g, b]),
    offsets: matrix.map(([, , , constant]) => constant * BRIGHTEST),
    quality: QUALITY,
  });
}

/** Scales a photo down to a width in pixels, with full color resolution. */
export async function resampledPhoto(jpeg: Buffer, width: number): Promise<Buffer> {
  return processed(jpeg, "resample", "resampled.jpg", { width, quality: QUALITY });
}

interface PixelSize {
  width: number;
  height: number;
}

/** A mask in gray, a byte for each pixel; white is kept. */
export interface MaskRaster extends PixelSize {
  pixels: Buffer;
}

/**
 * Reduces a photo to pixels that are engraved or left bare, in that size.
 * @param mask what stays bare; its size may differ
 * @returns rows of bits, each padded to whole bytes; 0 is engraved
 */
export async function ditheredPhoto(jpeg: Buffer, size: PixelSize, mask?: MaskRaster): Promise<Buffer> {
  if (!mask) return processed(jpeg, "dither", "dithered.bin", size);
  const { pixels, ...maskSize } = mask;
  return withImageFolder(async (folder) => {
    const path = join(folder, "mask.bin");
    await writeFile(path, pixels);
    return processed(jpeg, "dither", "dithered.bin", { ...size, mask: { path, ...maskSize } });
  });
}

function processed<Task extends TaskName>(
  jpeg: Buffer,
  task: Task,
  output: string,
  parameters: ParametersOf<Task>,
): Promise<Buffer> {
  return withImageFolder(async (folder) => {
    const input = join(folder, "photo.jpg");
    await writeFile(input, jpeg);
    await processImage(task, { kind: "jpeg", input, folder, visitor: null }, parameters);
    return readFile(join(folder, output));
  });
}
