import { createReadStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { NamedFile } from "../files/file-store";
import { type KeptFile, keepDraft } from "../files/keep-draft";
import { type FilePlace, KEPT_FOLDERS, shopFiles } from "../files/shop-files";
import { listedNames } from "./check-sums";

/** Where photos and print files lie in a backup. */
const FOLDER = "files/";
const AT_ONCE = 8;

/**
 * Copies photos and print files into a backup. Those that come meanwhile may be missing, for the database was copied
 * before and does not know them; those that go meanwhile are left out.
 * @param note is told of each copy, by its name in the backup
 */
export async function copyFiles(
  place: FilePlace,
  folder: string,
  note: (name: string, kept: KeptFile) => Promise<void>,
): Promise<void> {
  const files = shopFiles(place);
  await eachOf(allFiles(place), async ({ name }) => {
    const found = await files.open(name);
    if (!found) return;
    const path = join(folder, FOLDER, name);
    await mkdir(dirname(path), { recursive: true });
    const kept = await keepDraft(path, found.stream);
    if (kept.bytes !== found.bytes) throw new Error(`${name} broke off while it was copied.`);
    await note(FOLDER + name, kept);
  });
}

/** Keeps the files of a backup in the shop's store. */
export async function restoreFiles(place: FilePlace, folder: string): Promise<void> {
  const files = shopFiles(place);
  await eachOf(listedNames(folder), async (name) => {
    if (isKept(name)) await files.put(name.slice(FOLDER.length), createReadStream(join(folder, name)));
  });
}

/** Nothing else of the data folder is brought by files, whoever has written the list. */
function isKept(name: string): boolean {
  return KEPT_FOLDERS.some((kept) => name.startsWith(`${FOLDER}${kept}/`));
}

/** Whether the shop's store holds nothing. */
export async function hasNoFiles(place: FilePlace): Promise<boolean> {
  for await (const _file of allFiles(place)) return false;
  return true;
}

/** Takes photos and print files away, before others come in their place. */
export async function removeAllFiles(place: FilePlace): Promise<void> {
  for (const folder of KEPT_FOLDERS) await shopFiles(place).removeFolder(folder);
}

async function* allFiles(place: FilePlace): AsyncIterable<NamedFile> {
  for (const folder of KEPT_FOLDERS) yield* shopFiles(place).list(folder);
}

/** A few at once; no further one is begun after one has failed. */
async function eachOf<Item>(items: AsyncIterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
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
