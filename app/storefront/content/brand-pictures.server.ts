import sharp from "sharp";
import type { Brand } from "~/brand/brand";

const ICON_SIZES = [16, 32];
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
/** Pixels per inch at which an SVG is rendered at its natural size. */
const OWN_SIZE = 72;

/**
 * Renders the logo centered on the brand's background as a PNG.
 * @param share fraction of the picture's sides that the logo takes, up to 1
 */
export async function logoOnPaper(
  { logo, tokens }: Brand,
  { size, share }: { size: number; share: number },
): Promise<Buffer> {
  const paper = { width: size, height: size, channels: 3 as const, background: tokens.colors.paper };
  const mark = await drawLogo(logo, Math.round(size * share));
  return sharp({ create: paper })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

/** Renders the logo as an ICO file of two sizes, each a PNG. */
export async function logoIcon({ logo }: Brand): Promise<Buffer> {
  const pictures = await Promise.all(ICON_SIZES.map((size) => drawLogo(logo, size)));
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

/** Renders a square PNG of that many pixels, at full sharpness. */
async function drawLogo(logo: string, size: number): Promise<Buffer> {
  const svg = Buffer.from(logo);
  const { width = size } = await sharp(svg).metadata();
  return sharp(svg, { density: (OWN_SIZE * size) / width })
    .resize(size, size, { fit: "contain", background: "transparent" })
    .png()
    .toBuffer();
}
