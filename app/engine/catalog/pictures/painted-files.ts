import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { access, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withImageFolder } from "~/image-processing";

/** Changes with how pictures are painted (scripts/image-worker/paint.mjs): earlier files are painted again. */
const PAINTER_VERSION = 1;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Files that no page refers to are kept for pages that are still open or cached. */
const RETENTION_DAYS = 7;

export type PaintedFormat = "avif" | "webp";

let folder: string | null = null;

/** Name of a painted picture: the same name means the same content. */
export function paintedName(version: string, width: number, format: PaintedFormat): string {
  return `${version}-${width}.${format}`;
}

/**
 * Uses the painted pictures in a folder, which is created.
 * @returns the folder of this painter's version
 * @throws Error when it cannot be created
 */
export function openPaintedFiles(root: string): string {
  folder = join(root, String(PAINTER_VERSION));
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A painted picture; undefined when there is none, or when it cannot be read. */
export async function readPainted(name: string): Promise<Buffer | undefined> {
  return folder ? readFile(join(folder, name)).catch(() => undefined) : undefined;
}

export async function isPaintedFile(name: string): Promise<boolean> {
  if (!folder) return false;
  return access(join(folder, name)).then(
    () => true,
    () => false,
  );
}

/** Keeps a painted picture, if there is a folder for them. @throws Error when it cannot be written */
export async function storePainted(name: string, bytes: Buffer): Promise<void> {
  if (!folder) return;
  const draft = join(folder, `${name}.${randomUUID()}.draft`);
  await writeFile(draft, bytes);
  await rename(draft, join(folder, name));
}

/**
 * Runs `paint` with a folder for drafts, and moves the named files from there once it is done, so that nobody reads
 * half a file.
 * @throws Error when files cannot be written
 */
export async function keepPainted<Result>(
  names: readonly string[],
  paint: (drafts: string) => Promise<Result>,
): Promise<Result> {
  if (!folder) throw new Error("There is no folder for painted pictures.");
  const kept = folder;
  return withImageFolder(async (drafts) => {
    const result = await paint(drafts);
    for (const name of names) await rename(join(drafts, name), join(kept, name));
    return result;
  }, kept);
}

/** Deletes the painted files of a picture that is gone. */
export async function removePaintings(version: string): Promise<void> {
  if (!folder) return;
  for (const name of await namesIn(folder))
    if (name.startsWith(`${version}-`)) await rm(join(folder, name), { force: true });
}

/** Deletes old files of pictures that have other versions now, and what a killed painter has left. */
export async function removeFormer(versions: ReadonlySet<string>): Promise<void> {
  if (!folder) return;
  for (const name of await namesIn(folder)) {
    const isPicture = /\.(?:avif|webp)$/.test(name);
    const isLeft = isPicture ? !versions.has(name.split("-")[0]) : /^shop-image-|\.draft$/.test(name);
    if (!isLeft) continue;
    const path = join(folder, name);
    const age = Date.now() - (await stat(path).then(({ mtimeMs }) => mtimeMs, Date.now));
    if (age > RETENTION_DAYS * DAY_MILLISECONDS) await rm(path, { recursive: true, force: true });
  }
}

/** None when somebody has deleted the folder: paintings are a cache, and what deletes them must not fail. */
async function namesIn(path: string): Promise<string[]> {
  return readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}
