import type { PhotoSource } from "~/design/photos/photo-source";
import type { Pixels } from "./contour";
import { snapOutline } from "./snap-outline";

/**
 * Finds the edge of a pet near an outline drawn by hand, both as x and y by turns in thousandths of the photo. It may take
 * its time, and fail. A model of the store needs no drawn line (pet-finder.ts).
 */
export type OutlineFinder = (photo: PhotoSource, line: number[]) => Promise<number[]>;

/** The engine without a model: it looks at colors and contrast, in the browser. */
export const findOutline: OutlineFinder = async (photo, line) => snapOutline(await pixelsOf(photo), line);

/** Pixels of the longer side that are looked at: as many as a hand is precise, and few enough for a phone. */
const SIDE = 640;

let latest: { href: string; pixels: Promise<Pixels> } | undefined;

/** Several outlines of one photo decode it once. */
function pixelsOf({ href }: PhotoSource): Promise<Pixels> {
  if (latest?.href !== href) {
    const pixels = decodedPixels(href);
    latest = { href, pixels };
    pixels.catch(() => {
      latest = undefined;
    });
  }
  return latest.pixels;
}

async function decodedPixels(href: string): Promise<Pixels> {
  const image = new Image();
  image.src = href;
  await image.decode();
  const scale = Math.min(1, SIDE / Math.max(image.naturalWidth, image.naturalHeight));
  const [width, height] = [image.naturalWidth, image.naturalHeight].map((length) =>
    Math.max(1, Math.round(length * scale)),
  );
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser has no canvas.");
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
