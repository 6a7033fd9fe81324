import { Readable } from "node:stream";
import type { StoredFile } from "../files/keep-draft";
import { type FilePlace, shopFiles } from "../files/shop-files";

/** Identifies a print file: a surface of an ordered design at a revision. */
export interface PrintFileName {
  order_item_id: number;
  surface: string;
  revision: number;
}

/** Stores a streamed print file atomically. */
export function keepPrintFile(
  place: FilePlace,
  name: PrintFileName,
  content: NodeJS.ReadableStream,
): Promise<StoredFile> {
  return shopFiles(place).put(nameOf(name), content);
}

/** True if the file exists at its full size. */
export async function hasPrintFile(
  place: FilePlace,
  name: PrintFileName & { bytes: number },
): Promise<boolean> {
  return (await shopFiles(place).size(nameOf(name))) === name.bytes;
}

/** Streams the file; null when it does not exist at its full size. */
export async function openPrintFile(
  place: FilePlace,
  name: PrintFileName & { bytes: number },
): Promise<ReadableStream | null> {
  const file = await shopFiles(place).open(nameOf(name));
  if (file && file.bytes === name.bytes) return Readable.toWeb(file.stream) as ReadableStream;
  file?.stream.destroy();
  return null;
}

/** Deletes all print files of ordered designs, including drafts of an interrupted run. */
export async function removePrintFiles(place: FilePlace, orderItemIds: number[]): Promise<void> {
  for (const id of orderItemIds) await shopFiles(place).removeFolder(folderOf(id));
}

function nameOf({ order_item_id, surface, revision }: PrintFileName): string {
  return `${folderOf(order_item_id)}/${revision}-${surface}.pdf`;
}

/** A thousand orders per folder, so that none grows too large. */
function folderOf(orderItemId: number): string {
  return `print/${Math.floor(orderItemId / 1000)}/${orderItemId}`;
}
