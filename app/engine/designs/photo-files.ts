import { createReadStream } from "node:fs";
import type { OpenedFile } from "../files/file-store";
import { type FilePlace, shopFiles } from "../files/shop-files";
import { PHOTO_FILES, type PhotoFile, type ReencodedPhoto } from "./reencode-photo";

/** Stores the photo's files. @throws Error only after all writes have ended, so that a cleanup misses none */
export async function writePhoto(place: FilePlace, id: string, photo: Pick<ReencodedPhoto, "files">) {
  const files = shopFiles(place);
  const kept = await Promise.allSettled(
    PHOTO_FILES.map((file) => files.put(nameOf(id, file), createReadStream(photo.files[file]))),
  );
  const failed = kept.find((each) => each.status === "rejected");
  if (failed) throw failed.reason;
}

/** Deletes the existing files of a photo. */
export async function removePhoto(place: FilePlace, id: string): Promise<void> {
  await shopFiles(place).removeFolder(folderOf(id));
}

/** A JPEG file; null when it is missing. */
export function readPhoto(place: FilePlace, id: string, file: PhotoFile): Promise<Buffer | null> {
  return shopFiles(place).read(nameOf(id, file));
}

/** The same as a stream, so that a slow client keeps little of it in memory. */
export function openPhoto(place: FilePlace, id: string, file: PhotoFile): Promise<OpenedFile | null> {
  return shopFiles(place).open(nameOf(id, file));
}

function nameOf(id: string, file: PhotoFile): string {
  return `${folderOf(id)}/${file}.jpg`;
}

/** Two characters per folder level, so that no folder grows too large. */
function folderOf(id: string): string {
  return `photos/${id.slice(0, 2)}/${id.slice(2, 4)}/${id}`;
}
