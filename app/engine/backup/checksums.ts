import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile, open } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { BackupRejection } from "./backup-rejection";

/** The list of a backup's files with their hashes, one per line, in the format of sha256sum. */

const FILE = "SHA256SUMS";
const LINE = /^([0-9a-f]{64}) {2}(.+)$/;
/** Allows only paths within the backup, since the list may have been tampered with. */
const OWN_NAME = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Adds a file to the list of an unfinished backup. */
export function addChecksum(folder: string, name: string, sha256: string): Promise<void> {
  return appendFile(join(folder, FILE), `${sha256}  ${name}\n`);
}

/** SHA-256 of the complete list. */
export function checksumOfChecksums(folder: string): Promise<string> {
  return sha256Of(join(folder, FILE));
}

/**
 * Verifies every file of a backup.
 * @param sumsSha256 hash of the list, from the manifest
 * @throws BackupRejection when a file is missing or was changed
 */
export async function verifyChecksums(folder: string, checksumsSha256: string): Promise<void> {
  await expectHash(folder, FILE, checksumsSha256);
  for await (const { name, sha256 } of listedChecksums(folder)) await expectHash(folder, name, sha256);
}

/**
 * Yields the listed names with their hashes.
 * @throws BackupRejection for a line that names no file of the backup
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
