import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile, open } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { BackupRejection } from "./backup-rejection";

/** The list of a backup's files with their hashes, a line each, as sha256sum writes and checks it. */

const FILE = "SHA256SUMS";
const LINE = /^([0-9a-f]{64}) {2}(.+)$/;
/** Nothing outside of the backup, whoever has written the list. */
const OWN_NAME = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Adds a file to the list of a backup that is being made. */
export function addChecksum(folder: string, name: string, sha256: string): Promise<void> {
  return appendFile(join(folder, FILE), `${sha256}  ${name}\n`);
}

/** SHA-256 of the list itself, once it is complete. */
export function checksumOfChecksums(folder: string): Promise<string> {
  return sha256Of(join(folder, FILE));
}

/**
 * Reads every file of a backup.
 * @param sumsSha256 of the list, as the manifest names it
 * @throws BackupRejection when one is missing or not what it was
 */
export async function verifyChecksums(folder: string, checksumsSha256: string): Promise<void> {
  await expectHash(folder, FILE, checksumsSha256);
  for await (const { name, sha256 } of listedChecksums(folder)) await expectHash(folder, name, sha256);
}

/**
 * The names on the list with their hashes, one after the other.
 * @throws BackupRejection for a line that names nothing of the backup
 */
export async function* listedChecksums(folder: string): AsyncIterable<{ name: string; sha256: string }> {
  const list = await open(join(folder, FILE));
  try {
    for await (const line of list.readLines()) {
      const [, sha256, name] = LINE.exec(line) ?? [];
      if (!name || !OWN_NAME.test(name))
        throw new BackupRejection(`The backup is damaged: ${FILE} has a wrong line.`);
      yield { name, sha256 };
    }
  } finally {
    await list.close();
  }
}

/** Hexadecimal. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

async function expectHash(folder: string, name: string, sha256: string): Promise<void> {
  const found = await sha256Of(join(folder, name)).catch(() => null);
  if (found === null) throw new BackupRejection(`The backup is damaged: ${name} is missing.`);
  if (found !== sha256) throw new BackupRejection(`The backup is damaged: ${name} is not what it was.`);
}
