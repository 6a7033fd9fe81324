import { Readable } from "node:stream";
import { type FilePlace, shopFiles } from "../files/shop-files";
import { itemFolder, type PrintFileName, storedFileName } from "./print-file-names";

/** True if the file exists at its full size. */
export async function hasPrintFile(
  place: FilePlace,
  name: PrintFileName & { bytes: number },
): Promise<boolean> {
  return (await shopFiles(place).size(storedFileName(name))) === name.bytes;
}

/** Streams the file; null when it does not exist at its full size. */
export async function openPrintFile(
  place: FilePlace,
  name: PrintFileName & { bytes: number },
): Promise<ReadableStream | null> {
  const file = await shopFiles(place).open(storedFileName(name));
  if (file && file.bytes === name.bytes) return Readable.toWeb(file.stream) as ReadableStream;
  file?.stream.destroy();
  return null;
}

/** Deletes all print files of ordered designs, including drafts of an interrupted run. */
export async function removePrintFiles(place: FilePlace, orderItemIds: number[]): Promise<void> {
  for (const id of orderItemIds) await shopFiles(place).removeFolder(itemFolder(id));
}
