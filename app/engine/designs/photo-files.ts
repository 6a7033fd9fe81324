import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Settings } from "~/settings.server";
import type { DevelopedPhoto, PhotoSize } from "./develop-photo";

type PhotoFile = PhotoSize | "original";

/** Writes the photo's files. */
export async function writePhoto(settings: Settings, id: string, photo: DevelopedPhoto): Promise<void> {
  await mkdir(dirname(pathOf(settings, id, "original")), { recursive: true });
  await Promise.all(
    (["original", "display", "preview", "thumbnail"] as const).map((file) =>
      writeFile(pathOf(settings, id, file), photo[file]),
    ),
  );
}

/** Takes away what there is of a photo's files. */
export async function removePhoto(settings: Settings, id: string): Promise<void> {
  await rm(dirname(pathOf(settings, id, "original")), { recursive: true, force: true });
}

/** A JPEG file; null when it is not there. */
export async function readPhoto(settings: Settings, id: string, file: PhotoFile): Promise<Buffer | null> {
  try {
    return await readFile(pathOf(settings, id, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Two letters a folder, so that none grows too full. */
function pathOf(settings: Settings, id: string, file: PhotoFile): string {
  return join(settings.dataDirectory, "photos", id.slice(0, 2), id.slice(2, 4), id, `${file}.jpg`);
}
