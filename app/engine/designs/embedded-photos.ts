import type { DesignDocument } from "~/design/document/document";
import type { PhotoSources } from "~/design/photos/photo-source";
import { FileGone } from "../files/file-failure";
import type { EngineContext } from "../graphql/context";
import type { PhotoSize } from "./develop-photo";
import { documentPhotos } from "./document-photos";
import { findPhotos } from "./find-photos";
import { readPhoto } from "./photo-files";

/**
 * The photos of a document as data: addresses, for pictures that stand alone. They are as they were made when they came,
 * so that a picture is drawn without decoding any.
 * @throws FileGone when a photo's files are
 */
export async function embeddedPhotos(
  { db, settings }: EngineContext,
  document: DesignDocument,
  size: PhotoSize,
): Promise<PhotoSources> {
  const ids = new Set(documentPhotos(document).map(({ photoId }) => photoId));
  const photos = await findPhotos(db, [...ids]);
  const sources = [...photos.values()].map(async ({ id, width, height }) => {
    // Photos from before there were previews have none.
    const file = (await readPhoto(settings, id, size)) ?? (await readPhoto(settings, id, "display"));
    if (!file) throw new FileGone(`The files of photo ${id} are gone.`);
    return [id, { href: `data:image/jpeg;base64,${file.toString("base64")}`, width, height }] as const;
  });
  return Object.fromEntries(await Promise.all(sources));
}
