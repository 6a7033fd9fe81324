import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ImageKind, type ParametersOf, processImage, withImageFolder } from "~/image-processing";

/** Conversion of sRGB to the inks of a press, in the processes for images. */

/** JPEG quality without visible loss in print. */
const QUALITY = 95;
const FULL_INK = 255;

/** Shares of cyan, magenta, yellow and black in percent. */
export type InkPercents = [cyan: number, magenta: number, yellow: number, black: number];

/**
 * Returns a photo in the inks of a press, as a JPEG of the same size.
 * @param profile ICC profile of CMYK output
 * @throws Error for a profile that cannot be used
 */
export function separatedPhoto(jpeg: Buffer, profile: Buffer): Promise<Buffer> {
  const parameters = { format: "jpeg" as const, quality: QUALITY };
  return separated({ bytes: jpeg, kind: "jpeg" }, profile, parameters, "separated.jpg");
}

/**
 * Returns colors (#rrggbb) in the inks of a press, in the same order; they are converted as the pixels of one row.
 * @throws Error for a profile that cannot be used
 */
export async function separatedColors(colors: string[], profile: Buffer): Promise<InkPercents[]> {
  const row = { bytes: bitmapOf(colors), kind: "bmp" as const };
  const pixels = await separated(row, profile, { format: "raw" }, "separated.bin");
  return colors.map((_, index) => {
    const [cyan, magenta, yellow, black] = pixels.subarray(4 * index, 4 * index + 4);
    return [percent(cyan), percent(magenta), percent(yellow), percent(black)];
  });
}

type Output = { format: "raw" } | { format: "jpeg"; quality: number };

function separated(
  { bytes, kind }: { bytes: Buffer; kind: ImageKind },
  profile: Buffer,
  output: Output,
  name: string,
): Promise<Buffer> {
  return withImageFolder(async (folder) => {
    const [input, press] = [join(folder, "picture"), join(folder, "press.icc")];
    await Promise.all([writeFile(input, bytes), writeFile(press, profile)]);
    const parameters: ParametersOf<"separate"> = { ...output, profile: press };
    await processImage("separate", { kind, input, folder, visitor: null }, parameters);
    return readFile(join(folder, name));
  });
}

/** An uncompressed BMP of one row, 24 bits a pixel. */
function bitmapOf(colors: string[]): Buffer {
  const headerBytes = 54;
  const bytes = Buffer.alloc(headerBytes + 4 * Math.ceil((3 * colors.length) / 4));
  bytes.write("BM", "latin1");
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(headerBytes, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(colors.length, 18);
  bytes.writeInt32LE(1, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  for (const [index, color] of colors.entries()) {
    bytes.writeUIntLE(Number.parseInt(color.slice(1), 16), headerBytes + 3 * index, 3);
  }
  return bytes;
}

/** With two decimals, so that equal colors are written alike. */
function percent(level: number): number {
  return Math.round((level / FULL_INK) * 10_000) / 100;
}
