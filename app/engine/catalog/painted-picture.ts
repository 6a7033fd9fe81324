import sharp from "sharp";
import { loadingCache } from "~/memory-cache.server";
import { limitConcurrency } from "../shared/concurrency-limit";
import type { SamplePicture } from "./sample-picture";

/** In pixels; a requested width is rounded up to the next one. */
const WIDTHS = [200, 400, 800, 1200];
const USUAL_WIDTH = 800;
const QUALITY = 82;

/** About 10 KB each. */
const cached = loadingCache<Buffer>("paintedPictures", ({ length }) => length);
const inTurn = limitConcurrency(2, 500);

/**
 * Renders a drawn picture as WebP: browsers lay an SVG out like a page, which is slow on phones.
 * @param wanted width in pixels; 0 for the default
 * @throws BusyError when too many renderings are queued
 */
export async function paintedPicture({ svg, version }: SamplePicture, wanted: number) {
  const width = WIDTHS.find((offered) => offered >= (wanted || USUAL_WIDTH)) ?? USUAL_WIDTH;
  const key = `${version}-${width}`;
  return { webp: await cached(key, () => paint(svg, width)), version: key };
}

function paint(svg: string, width: number): Promise<Buffer> {
  return inTurn(() => sharp(Buffer.from(svg)).resize(width).webp({ quality: QUALITY }).toBuffer());
}
