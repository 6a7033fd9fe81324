import { createReadStream } from "node:fs";
import type { OpenedFile } from "../files/file-store";
import { type FilePlace, shopFiles } from "../files/shop-files";
import { type DevelopedPhoto, PHOTO_FILES, type PhotoFile } from "./develop-photo";

/** Keeps the photo's files. @throws Error once all have ended, so that none is kept after whoever tidies up */
export async function writePhoto(
  place: FilePlace,
  id: string,
  photo: Pick<DevelopedPhoto, "files">,
): Promise<void> {
  const files = shopFiles(place);
  const kept = await Promise.allSettled(
    PHOTO_FILES.map((file) => files.put(nameOf(id, file), createReadStream(photo.files[file]))),
  );
  const failed = kept.find((each) => each.status === "rejected");
  if (failed) throw failed.reason;
}

/** Takes away what there is of a photo's files. */
export async function removePhoto(place: FilePlace, id: string): Promise<void> {
  await shopFiles(place).removeFolder(folderOf(id));
}

/** A JPEG file; null when it is not there. */
export function readPhoto(place: FilePlace, id: string, file: PhotoFile): Promise<Buffer | null> {
  return shopFiles(place).read(nameOf(id, file));
}

/** The same, read while it is sent, so that a slow reader holds little of it. */
export function openPhoto(place: FilePlace, id: string, file: PhotoFile): Promise<OpenedFile | null> {
  return shopFiles(place).open(nameOf(id, file));
}

function nameOf(id: string, file: PhotoFile): string {
  return `${folderOf(id)}/${file}.jpg`;
}

/** Two letters a folder, so that none grows too full. */
function folderOf(id: string): string {
  return `photos/${id.slice(0, 2)}/${id.slice(2, 4)}/${id}`;
}
