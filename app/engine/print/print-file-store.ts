import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Settings } from "~/settings.server";

type Place = Pick<Settings, "dataDirectory">;

/** Which file: of a surface of an ordered design as it was at a revision. */
export interface PrintFileName {
  order_item_id: number;
  surface: string;
  revision: number;
}

/**
 * Writes a print file under its name, whole or not at all, while it is being made.
 * @returns its SHA-256 (hex) and its size
 */
export async function keepPrintFile(
  place: Place,
  name: PrintFileName,
  content: NodeJS.ReadableStream,
): Promise<{ sha256: string; bytes: number }> {
  const path = pathOf(place, name);
  const draft = `${path}.${randomUUID()}.draft`;
  const hash = createHash("sha256");
  let bytes = 0;
  async function* measured(chunks: AsyncIterable<Buffer | string>) {
    for await (const part of chunks) {
      const chunk = Buffer.from(part);
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await mkdir(dirname(path), { recursive: true });
  try {
    await pipeline(content, measured, createWriteStream(draft, { flush: true }));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return { sha256: hash.digest("hex"), bytes };
}

/** Whether the file is there at its full size. */
export async function hasPrintFile(place: Place, name: PrintFileName & { bytes: number }): Promise<boolean> {
  try {
    return (await stat(pathOf(place, name))).size === name.bytes;
  } catch {
    return false;
  }
}

/** The file's bytes, read while they are sent. */
export function openPrintFile(place: Place, name: PrintFileName): ReadableStream {
  return Readable.toWeb(createReadStream(pathOf(place, name))) as ReadableStream;
}

/** Takes away all print files of ordered designs, drafts of a broken run among them. */
export async function removePrintFiles(place: Place, orderItemIds: number[]): Promise<void> {
  for (const id of orderItemIds) await rm(folderOf(place, id), { recursive: true, force: true });
}

function pathOf(place: Place, { order_item_id, surface, revision }: PrintFileName): string {
  return join(folderOf(place, order_item_id), `${revision}-${surface}.pdf`);
}

/** A thousand orders a folder at most, so that none grows too full. */
function folderOf({ dataDirectory }: Place, orderItemId: number): string {
  return join(dataDirectory, "print", String(Math.floor(orderItemId / 1000)), String(orderItemId));
}
