import { Readable } from "node:stream";
import type { StoredFile } from "../files/keep-draft";
import { type FilePlace, shopFiles } from "../files/shop-files";

/** Which file: of a surface of an ordered design as it was at a revision. */
export interface PrintFileName {
  order_item_id: number;
  surface: string;
  revision: number;
}

/** Keeps a print file under its name, whole or not at all, while it is being made. */
export function keepPrintFile(
  place: FilePlace,
  name: PrintFileName,
  content: NodeJS.ReadableStream,
): Promise<StoredFile> {
  return shopFiles(place).put(nameOf(name), content);
}

/** Whether the file is there at its full size. */
export async function hasPrintFile(
  place: FilePlace,
  name: PrintFileName & { bytes: number },
): Promise<boolean> {
  return (await shopFiles(place).size(nameOf(name))) === name.bytes;
}

/** The file's bytes, read while they are sent; null when it is not there at its full size. */
export async function openPrintFile(
  place: FilePlace,
  name: PrintFileName & { bytes: number },
): Promise<ReadableStream | null> {
  const file = await shopFiles(place).open(nameOf(name));
  if (file && file.bytes === name.bytes) return Readable.toWeb(file.stream) as ReadableStream;
  file?.stream.destroy();
  return null;
}

/** Takes away all print files of ordered designs, drafts of a broken run among them. */
export async function removePrintFiles(place: FilePlace, orderItemIds: number[]): Promise<void> {
  for (const id of orderItemIds) await shopFiles(place).removeFolder(folderOf(id));
}

function nameOf({ order_item_id, surface, revision }: PrintFileName): string {
  return `${folderOf(order_item_id)}/${revision}-${surface}.pdf`;
}

/** A thousand orders a folder at most, so that none grows too full. */
function folderOf(orderItemId: number): string {
  return `print/${Math.floor(orderItemId / 1000)}/${orderItemId}`;
}
