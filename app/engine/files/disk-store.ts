import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore, NamedFile } from "./file-store";
import { keepDraft } from "./keep-draft";

/** Suffix of files that are still being written. */
export const DRAFT = ".draft";

/** Files in the data folder. */
export function diskStore(root: string): FileStore {
  return {
    async put(name, content) {
      const path = join(root, name);
      const draft = `${path}.${randomUUID()}${DRAFT}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        const kept = await keepDraft(draft, content);
        await rename(draft, path);
        return kept;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: (name) => unlessMissing(readFile(join(root, name))),
    async open(name) {
      const file = await unlessMissing(open(join(root, name)));
      if (!file) return null;
      const { size: bytes } = await file.stat();
      const stream = file.createReadStream();
      return { bytes, stream };
    },
    async size(name) {
      return (await unlessMissing(stat(join(root, name))))?.size ?? null;
    },
    remove: (name) => rm(join(root, name), { force: true }),
    removeFolder: (folder) => rm(join(root, folder), { recursive: true, force: true }),
    list: (folder) => filesIn(root, folder),
  };
}

/** Recurses folder by folder, so that only one folder's names are in memory. */
async function* filesIn(root: string, folder: string): AsyncIterable<NamedFile> {
  const entries = await unlessMissing(readdir(join(root, folder), { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(root, name);
    if (!entry.isFile() || name.endsWith(DRAFT)) continue;
    const found = await unlessMissing(stat(join(root, name)));
    if (found) yield { name, bytes: found.size };
  }
}

async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
