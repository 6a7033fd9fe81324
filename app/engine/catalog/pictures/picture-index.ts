import { readFileSync, statSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/**
 * The versions and previews of the pictures painted in advance, so that a start draws nothing. They are in memory and,
 * once `openPictureIndex` has been called, in a file that processes share.
 */

const indexFile = z.object({
  /** Hash of everything that determines the pictures. */
  art: z.string(),
  /** True once all planned pictures have been painted. */
  isComplete: z.boolean(),
  pictures: z.record(z.object({ version: z.string(), preview: z.string() })),
});

type IndexFile = z.infer<typeof indexFile>;
export type IndexedPicture = IndexFile["pictures"][string];

let path: string | null = null;
let readAt = 0;
let index: IndexFile = { art: "", isComplete: false, pictures: {} };

/** Uses the index of a folder; without a readable one, an empty index. */
export function openPictureIndex(folder: string, name: string): void {
  path = join(folder, `${name}.json`);
  readAt = 0;
  index = { art: "", isComplete: false, pictures: {} };
  refreshPictureIndex();
}

/** Reads what another process has written since the last call. */
export function refreshPictureIndex(): void {
  if (!path) return;
  try {
    const { mtimeMs } = statSync(path);
    if (mtimeMs === readAt) return;
    index = indexFile.parse(JSON.parse(readFileSync(path, "utf8")));
    readAt = mtimeMs;
  } catch {
    // Missing or damaged: the pictures are painted again.
  }
}

/** Version and preview of a picture, by its key (sample-picture.ts). */
export function indexedPicture(key: string): IndexedPicture | undefined {
  return index.pictures[key];
}

/** True if the pictures of that art have all been painted. */
export function isIndexComplete(art: string): boolean {
  return index.isComplete && index.art === art;
}

/** Replaces an entry in memory. */
export function indexPicture(key: string, picture: IndexedPicture): void {
  index.pictures[key] = picture;
}

/** Versions of all pictures in the index. */
export function indexedVersions(): Set<string> {
  return new Set(Object.values(index.pictures).map(({ version }) => version));
}

/** Writes the index into its file. @param keys of the entries that are kept @throws Error when it cannot be written */
export async function saveIndex(art: string, isComplete: boolean, keys?: Set<string>): Promise<void> {
  if (!path) return;
  const pictures = Object.entries(index.pictures).filter(([key]) => !keys || keys.has(key));
  index = { art, isComplete, pictures: Object.fromEntries(pictures) };
  const draft = `${path}.${process.pid}.draft`;
  await writeFile(draft, JSON.stringify(index));
  await rename(draft, path);
}
