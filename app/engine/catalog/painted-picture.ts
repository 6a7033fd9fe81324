import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import {
  type ImageKind,
  type PaintingOutput,
  paintDrawing,
  paintPhotograph,
  TooManyImages,
  withImageFolder,
} from "~/image-processing";
import { cacheLimits } from "~/memory-cache.server";
import { logger } from "../shared/logger";
import { type PaintedFormat, paintedName, readPainted, storePainted } from "./pictures/painted-files";
import type { SamplePicture } from "./sample-picture";

/** In pixels; a requested width is rounded up to the next one. */
const WIDTHS = [200, 400, 800, 1200];
const USUAL_WIDTH = 800;

/** About 10 KB each: those painted on request, which are not kept in files, and the latest that were read. */
const cached = new LRUCache<string, Buffer>(cacheLimits("paintedPictures", ({ length }) => length));
const inProgress = new Set<string>();
/** Paintings of photographs, by name. */
const awaited = new Map<string, Promise<Buffer>>();

/** A photograph of a brand, or one that staff have uploaded. */
export interface PaintablePhotograph {
  kind: ImageKind;
  /** Changes with its content. */
  version: string;
  /** The path of its file. @param folder a temporary one, in which the file may be written */
  pathIn(folder: string): Promise<string>;
}

export interface WantedPainting {
  /** In pixels; 0 for the default. */
  width: number;
  format: PaintedFormat;
}

/**
 * A painted picture with its version; undefined while there is none. Browsers lay an SVG out like a page, which is slow
 * on phones.
 * @param version of the drawing
 */
export async function findPainted(version: string, wanted: WantedPainting) {
  const name = paintedName(version, offeredWidth(wanted.width), wanted.format);
  const bytes = cached.get(name) ?? (await readPainted(name));
  if (bytes) cached.set(name, bytes);
  return bytes && { bytes, version: name };
}

/** Paints a drawing for those who request it later. Returns at once, never throws. */
export function paintLater({ svg, version }: SamplePicture, { width, format }: WantedPainting): void {
  const offered = offeredWidth(width);
  const name = paintedName(version, offered, format);
  if (inProgress.has(name)) return;
  inProgress.add(name);
  void paint(svg, { name, width: offered, format })
    .then((bytes) => cached.set(name, bytes))
    .catch((error) => {
      if (!(error instanceof TooManyImages)) logger.warn({ err: error }, "a picture could not be painted");
    })
    .finally(() => inProgress.delete(name));
}

/**
 * Paints a photograph for those who wait for it; simultaneous requests share one painting.
 * @throws Error of `paintPhotograph` and of `pathIn`
 */
export async function paintedPhotograph(
  photograph: PaintablePhotograph,
  { width, format }: WantedPainting,
): Promise<{ bytes: Buffer; version: string }> {
  const offered = offeredWidth(width);
  const name = paintedName(photograph.version, offered, format);
  const painting = awaited.get(name) ?? paintOf(photograph, { name, width: offered, format });
  awaited.set(name, painting);
  const bytes = await painting.finally(() => awaited.delete(name));
  cached.set(name, bytes);
  void storePainted(name, bytes).catch((error) =>
    logger.warn({ err: error }, "a painted picture cannot be kept"),
  );
  return { bytes, version: name };
}

function paintOf({ kind, pathIn }: PaintablePhotograph, output: PaintingOutput): Promise<Buffer> {
  return withImageFolder(async (folder) => {
    const path = await pathIn(folder);
    await paintPhotograph({ path, kind }, folder, { outputs: [output], isRequested: true });
    return readFile(join(folder, output.name));
  });
}

function paint(svg: string, output: PaintingOutput): Promise<Buffer> {
  return withImageFolder(async (folder) => {
    await paintDrawing(svg, folder, { outputs: [output], isRequested: true });
    return readFile(join(folder, output.name));
  });
}

function offeredWidth(width: number): number {
  return WIDTHS.find((offered) => offered >= (width || USUAL_WIDTH)) ?? USUAL_WIDTH;
}
