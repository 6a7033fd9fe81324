import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { NamedFile } from "../files/file-store";
import { keepDraft, type StoredFile } from "../files/keep-draft";
import { type FilePlace, STORED_FOLDERS, shopFiles } from "../files/shop-files";

/** Folder of photos and print files in a backup. */
const FOLDER = "files/";
const AT_ONCE = 8;

/**
 * Copies photos and print files into a backup. Files added meanwhile may be missing: the database was copied before and
 * does not refer to them. Files deleted meanwhile are skipped.
 * @param note called after each copy, with its name in the backup
 */
export async function copyFiles(
  place: FilePlace,
  folder: string,
  record: (name: string, kept: StoredFile) => Promise<void>,
): Promise<void> {
  const files = shopFiles(place);
  await eachOf(allFiles(place), async ({ name }) => {
    const found = await files.open(name);
    if (!found) return;
    const path = join(folder, FOLDER, name);
    await mkdir(dirname(path), { recursive: true });
    const kept = await keepDraft(path, found.stream);
    if (kept.bytes !== found.bytes) throw new Error(`${name} broke off while it was copied.`);
    await record(FOLDER + name, kept);
  });
}

/**
 * Name in the store's file storage of a file in a backup; null unless it is a photo or print file, since the list may
 * have been tampered with.
 */
export function nameInShop(listed: string): string | null {
  const isFile = STORED_FOLDERS.some((kept) => listed.startsWith(`${FOLDER}${kept}/`));
  return isFile ? listed.slice(FOLDER.length) : null;
}

/** All photos and print files of a store. */
export async function* allFiles(place: FilePlace): AsyncIterable<NamedFile> {
  for (const folder of STORED_FOLDERS) yield* shopFiles(place).list(folder);
}

/** Processes several items concurrently; starts no further one after a failure. */
export async function eachOf<Item>(items: AsyncIterable<Item>, work: (item: Item) => Promise<void>) {
  const waiting = items[Symbol.asyncIterator]();
  let hasFailed = false;
  async function takeTurns(): Promise<void> {
    for (let next = await waiting.next(); !next.done && !hasFailed; next = await waiting.next()) {
      await work(next.value);
    }
  }
  const ends = Array.from({ length: AT_ONCE }, () =>
    takeTurns().catch((error) => {
      hasFailed = true;
      throw error;
    }),
  );
  const results = await Promise.allSettled(ends);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}
