import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { REACH } from "~/design/photo-mask/mask-points";
import { processImage, withImageFolder } from "~/image-processing";
import type { MaskRaster } from "../designs/effected-photo";

/** The masks of photos as pixels, since neither PDF nor a laser knows a blurred drawing. */

/** For the memory of the process that draws it; larger masks are coarser. */
const MAX_PIXELS = 12_000_000;
/** A soft edge needs no more pixels than this for each standard deviation of its blur. */
const PIXELS_PER_FEATHER = 24;
const MILLIMETERS_PER_INCH = 25.4;

/** A mask as SVG markup, without its blur, and the millimeters of its width, height and blur. */
export interface MaskToDraw {
  shapes: string;
  width: number;
  height: number;
  feather: number;
}

/** As React renders a MaskDrawing. */
const MASK =
  /<mask id="([^"]+)" maskUnits="userSpaceOnUse" x="0" y="0" width="([\d.]+)" height="([\d.]+)">(.*?)<\/mask>/g;
const BLUR = /^<filter.*?<feGaussianBlur stdDeviation="([\d.]+)"><\/feGaussianBlur><\/filter>/;

/**
 * Draws all masks of a drawing; equal ones, as in a pattern, once.
 * @returns by the masks' ids
 */
export async function maskRasters(markup: string, pixelsPerInch: number): Promise<Map<string, MaskRaster>> {
  const drawn = new Map<string, MaskRaster>();
  const byId = new Map<string, MaskRaster>();
  for (const [, id, width, height, content] of markup.matchAll(MASK)) {
    const [blur, feather = "0"] = BLUR.exec(content) ?? [""];
    const shapes = content.slice(blur.length).replace(/^<g filter="[^"]*">/, "<g>");
    const key = [width, height, feather, shapes].join(" ");
    const raster =
      drawn.get(key) ??
      (await maskRaster(
        { shapes, width: Number(width), height: Number(height), feather: Number(feather) },
        pixelsPerInch,
      ));
    drawn.set(key, raster);
    byId.set(id, raster);
  }
  return byId;
}

/** Draws one mask at that resolution, or a coarser one where that suffices. */
export async function maskRaster(mask: MaskToDraw, pixelsPerInch: number): Promise<MaskRaster> {
  const { width, height, feather, shapes } = mask;
  const scale = Math.min(
    pixelsPerInch / MILLIMETERS_PER_INCH,
    feather > 0 ? PIXELS_PER_FEATHER / feather : Number.POSITIVE_INFINITY,
    Math.sqrt(MAX_PIXELS / (width * height)),
  );
  const [across, down] = [width, height].map((length) => Math.max(1, Math.ceil(length * scale)));
  const margin = Math.ceil(REACH * feather * scale);
  const beside = { x: (margin / across) * width, y: (margin / down) * height };
  const view = [-beside.x, -beside.y, width + 2 * beside.x, height + 2 * beside.y].join(" ");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${across + 2 * margin}" height="${down + 2 * margin}" viewBox="${view}" preserveAspectRatio="none">${shapes}</svg>`;
  return withImageFolder(async (folder) => {
    const input = join(folder, "mask.svg");
    await writeFile(input, svg);
    const task = { kind: "svg" as const, input, folder, visitor: null };
    const size = await processImage("drawMask", task, { margin, blur: feather * scale });
    return { width: size.width, height: size.height, pixels: await readFile(join(folder, "mask.bin")) };
  });
}
