import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Brand } from "~/brand/brand";
import { processImage, withImageFolder } from "~/image-processing";

const ICON_SIZES = [16, 32];
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

interface Square {
  /** In pixels. */
  size: number;
  /** Fraction of the square's sides that the logo takes, up to 1. */
  share: number;
  background: string;
}

/** Renders the logo centered on the brand's background as a PNG. */
export function logoOnPaper({ logo, tokens }: Brand, place: Omit<Square, "background">): Promise<Buffer> {
  return drawLogo(logo, { ...place, background: tokens.colors.paper });
}

/** Renders the logo as an ICO file of two sizes, each a PNG. */
export async function logoIcon({ logo }: Brand): Promise<Buffer> {
  const pictures = await Promise.all(
    ICON_SIZES.map((size) => drawLogo(logo, { size, share: 1, background: "transparent" })),
  );
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * pictures.length;
  const entries = pictures.map((picture, index) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(ICON_SIZES[index], 0);
    entry.writeUInt8(ICON_SIZES[index], 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures]);
}

function drawLogo(logo: string, square: Square): Promise<Buffer> {
  return withImageFolder(async (folder) => {
    const input = join(folder, "logo.svg");
    await writeFile(input, logo);
    await processImage("drawLogo", { kind: "svg", input, folder, visitor: null }, square);
    return readFile(join(folder, "logo.png"));
  });
}
