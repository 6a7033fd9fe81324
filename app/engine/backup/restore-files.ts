import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "../files/file-store";
import { type FilePlace, shopFiles } from "../files/shop-files";
import { listedChecksums } from "./checksums";
import { allFiles, eachOf, nameInShop } from "./copy-files";

interface BackedUpFile {
  /** Name in the store's file storage. */
  name: string;
  /** Path in the backup. */
  path: string;
  sha256: string;
}

/**
 * Adds a backup's files to the file storage, except where a different file has the same name: the current store still
 * needs that one.
 * @returns the files that differ
 */
export async function addFiles(place: FilePlace, folder: string): Promise<BackedUpFile[]> {
  const files = shopFiles(place);
  const differing: BackedUpFile[] = [];
  await eachOf(filesOf(folder), async (file) => {
    const sha256 = await hashOf(files, file.name);
    if (sha256 === null) await files.put(file.name, createReadStream(file.path));
    else if (sha256 !== file.sha256) differing.push(file);
  });
  return differing;
}

/** Overwrites existing files with the backup's. */
export async function replaceFiles(place: FilePlace, replaced: BackedUpFile[]): Promise<void> {
  const files = shopFiles(place);
  for (const { name, path } of replaced) await files.put(name, createReadStream(path));
}

/** Deletes files that the backup does not contain. */
export async function removeOtherFiles(place: FilePlace, folder: string): Promise<void> {
  const kept = new Set<string>();
  for await (const { name } of filesOf(folder)) kept.add(name);
  const files = shopFiles(place);
  for await (const { name } of allFiles(place)) if (!kept.has(name)) await files.remove(name);
}

/** True if the file storage is empty. */
export async function hasNoFiles(place: FilePlace): Promise<boolean> {
  for await (const _file of allFiles(place)) return false;
  return true;
}

async function* filesOf(folder: string): AsyncIterable<BackedUpFile> {
  for await (const { name: listed, sha256 } of listedChecksums(folder)) {
    const name = nameInShop(listed);
    if (name !== null) yield { name, path: join(folder, listed), sha256 };
  }
}

/** Hexadecimal SHA-256 of a stored file; null when there is none. */
async function hashOf(files: FileStore, name: string): Promise<string | null> {
  const found = await files.open(name);
  if (!found) return null;
  const hash = createHash("sha256");
  await pipeline(found.stream, hash);
  return hash.digest("hex");
}
