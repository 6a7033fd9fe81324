import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "../files/file-store";
import { type FilePlace, shopFiles } from "../files/shop-files";
import { listedChecksums } from "./checksums";
import { allFiles, eachOf, nameInShop } from "./copy-files";

/** A file of a backup. */
interface BackedUpFile {
  /** In the shop's store. */
  name: string;
  /** In the backup. */
  path: string;
  sha256: string;
}

/**
 * Keeps the files of a backup in the shop's store, but for those whose name another file has: the shop that is there
 * still needs that one.
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

/** Puts files of a backup in the place of those that have their names. */
export async function replaceFiles(place: FilePlace, replaced: BackedUpFile[]): Promise<void> {
  const files = shopFiles(place);
  for (const { name, path } of replaced) await files.put(name, createReadStream(path));
}

/** Removes the files of the shop's store that the backup does not have. */
export async function removeOtherFiles(place: FilePlace, folder: string): Promise<void> {
  const kept = new Set<string>();
  for await (const { name } of filesOf(folder)) kept.add(name);
  const files = shopFiles(place);
  for await (const { name } of allFiles(place)) if (!kept.has(name)) await files.remove(name);
}

/** Whether the shop's store holds nothing. */
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

/** Hexadecimal SHA-256 of a file in the store; null when there is none. */
async function hashOf(files: FileStore, name: string): Promise<string | null> {
  const found = await files.open(name);
  if (!found) return null;
  const hash = createHash("sha256");
  await pipeline(found.stream, hash);
  return hash.digest("hex");
}
