import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Photograph } from "~/brand/photographs.server";
import { type PaintingOutput, paintDrawing, paintPhotograph } from "~/image-processing";
import { logger } from "../../shared/logger";
import { type SampledProduct, samplePicture, samplePictureKey, sideKey } from "../sample-picture";
import {
  isPaintedFile,
  keepPainted,
  openPaintedFiles,
  type PaintedFormat,
  paintedName,
  removeFormer,
} from "./painted-files";
import { lockPainter } from "./painter-lock";
import { PHOTOGRAPH_WIDTHS, type PlannedPicture, paintingPlan } from "./painting-plan";
import {
  indexedPicture,
  indexedVersions,
  indexPicture,
  isIndexComplete,
  openPictureIndex,
  refreshPictureIndex,
  saveIndex,
} from "./picture-index";

const FORMATS: readonly PaintedFormat[] = ["avif", "webp"];
/** Time for requests between two drawings. */
const PAUSE_MILLISECONDS = 25;
/** How often a process looks whether the one that paints has finished, or has died. */
const WATCH_MILLISECONDS = 20_000;
/** Number of pictures after which other processes get to know of them. */
const BATCH = 25;

interface Gallery {
  /** Folder of the painted pictures, which processes share. */
  folder: string;
  /** Name of the store, or of the stores, in that folder. */
  name: string;
  products: readonly SampledProduct[];
  photographs: readonly Photograph[];
  /** Hash of everything that determines the pictures. */
  art: string;
  /** Versions of the pictures that staff have uploaded: these are painted when they are requested first. */
  uploads(): Promise<readonly string[]>;
  signal: AbortSignal;
}

/**
 * Finds the pictures that earlier starts have painted.
 * @returns true if none is missing or outdated
 */
export function openGallery({ folder, name, art }: Pick<Gallery, "folder" | "name" | "art">): boolean {
  try {
    openPictureIndex(openPaintedFiles(folder), name);
    return isIndexComplete(art);
  } catch (error) {
    logger.warn({ err: error }, "painted pictures cannot be kept in files");
    return false;
  }
}

/**
 * Paints the pictures of the catalog's pages in the background, as far as they are missing; of all processes with the
 * same folder, one does it. Never throws: without painted pictures, the store draws and paints what is requested.
 */
export async function paintAhead(gallery: Gallery): Promise<void> {
  try {
    await paintUnlessComplete(gallery);
  } catch (error) {
    if (!gallery.signal.aborted) logger.warn({ err: error }, "pictures cannot be painted in advance");
  }
}

/** True while another process paints what the plan contains. */
export function isPaintedElsewhere(key: string): boolean {
  return awaited.has(key);
}

/** Keys of the pictures that another process is about to paint. */
let awaited: ReadonlySet<string> = new Set();

async function paintUnlessComplete(gallery: Gallery): Promise<void> {
  const lockPath = join(openPaintedFiles(gallery.folder), `${gallery.name}.lock`);
  while (!isIndexComplete(gallery.art) && !gallery.signal.aborted) {
    const lock = await lockPainter(lockPath);
    if (lock) await paintAll(gallery).finally(lock.release);
    else await watchOther(gallery);
    refreshPictureIndex();
  }
}

async function watchOther({ products, signal }: Gallery): Promise<void> {
  const keys = paintingPlan(products).map(({ sku, wanted }) => samplePictureKey(sku, wanted) ?? "");
  awaited = new Set(keys);
  try {
    await pause(WATCH_MILLISECONDS, undefined, { ref: false, signal });
  } finally {
    awaited = new Set();
  }
}

async function paintAll({ art, products, photographs, uploads, signal }: Gallery): Promise<void> {
  const keys = new Set(photographs.map(({ name }) => name));
  let unsaved = 0;
  for (const photograph of photographs) {
    await pause(PAUSE_MILLISECONDS, undefined, { ref: false, signal });
    if (await paintPlannedPhotograph(photograph)) unsaved += 1;
  }
  for (const planned of paintingPlan(products)) {
    await pause(PAUSE_MILLISECONDS, undefined, { ref: false, signal });
    const key = samplePictureKey(planned.sku, planned.wanted);
    if (!key) continue;
    keys.add(key);
    if (await paintPlanned(key, planned)) unsaved += 1;
    if (planned.wanted.view) keys.add(indexSide(key, planned.sku, planned.wanted.view));
    if (unsaved < BATCH) continue;
    unsaved = 0;
    await saveIndex(art, false);
  }
  await saveIndex(art, true, keys);
  await removeFormer(new Set([...indexedVersions(), ...(await uploads())]));
}

/** Indexes a painted side under its own key, too, since addresses of sides have no choices. @returns that key */
function indexSide(key: string, sku: string, side: string): string {
  const picture = indexedPicture(key);
  if (picture) indexPicture(sideKey(sku, side), picture);
  return sideKey(sku, side);
}

/** Paints the widths that are missing, and indexes the picture. @returns true unless nothing was to be done */
async function paintPlanned(key: string, { sku, wanted, widths }: PlannedPicture): Promise<boolean> {
  const picture = samplePicture(sku, wanted);
  if (!picture) return false;
  const { svg, version } = picture;
  return paintMissing(key, { version, widths }, (drafts, outputs) =>
    paintDrawing(svg, drafts, { outputs, isRequested: false }),
  );
}

/** The same for a photograph. */
function paintPlannedPhotograph(photograph: Photograph): Promise<boolean> {
  const { name, version } = photograph;
  return paintMissing(name, { version, widths: PHOTOGRAPH_WIDTHS }, (drafts, outputs) =>
    paintPhotograph(photograph, drafts, { outputs, isRequested: false }),
  );
}

async function paintMissing(
  key: string,
  { version, widths }: { version: string; widths: readonly number[] },
  paint: (drafts: string, outputs: PaintingOutput[]) => Promise<string>,
): Promise<boolean> {
  const outputs = widths.flatMap((width) =>
    FORMATS.map((format) => ({ name: paintedName(version, width, format), width, format })),
  );
  const missing: typeof outputs = [];
  for (const output of outputs) if (!(await isPaintedFile(output.name))) missing.push(output);
  if (missing.length === 0 && indexedPicture(key)?.version === version) return false;
  // The preview comes with a painting.
  if (missing.length === 0) missing.push(outputs[outputs.length - 1]);
  const names = missing.map(({ name }) => name);
  const preview = await keepPainted(names, (drafts) => paint(drafts, missing));
  indexPicture(key, { version, preview });
  return true;
}
