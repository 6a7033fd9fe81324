import type { DesignDocument } from "~/design/document/document";
import type { PhotoSources } from "~/design/photos/photo-source";
import { FileGone } from "../files/file-failure";
import type { EngineContext } from "../graphql/context";
import { clipArtSources } from "./clip-art-sources";
import { documentPhotos } from "./document-photos";
import { findPhotos } from "./find-photos";
import { readPhoto } from "./photo-files";
import type { PhotoSize } from "./reencode-photo";

/**
 * The photos of a document as data: URLs, for self-contained pictures. Uses the files made at upload, so that no photo
 * is decoded.
 * @throws FileGone when a photo's files are missing
 */
export async function embeddedPhotos(
  { db, settings }: Pick<EngineContext, "db" | "settings">,
  document: DesignDocument,
  size: PhotoSize,
): Promise<PhotoSources> {
  const ids = new Set(documentPhotos(document).map(({ photoId }) => photoId));
  const photos = await findPhotos(db, [...ids]);
  const sources = [...photos.values()].map(async ({ id, width, height }) => {
    // Photos stored before previews existed have none.
    const file = (await readPhoto(settings, id, size)) ?? (await readPhoto(settings, id, "display"));
    if (!file) throw new FileGone(`The files of photo ${id} are gone.`);
    return [id, { href: `data:image/jpeg;base64,${file.toString("base64")}`, width, height }] as const;
  });
  return { ...Object.fromEntries(await Promise.all(sources)), ...(await clipArtSources(db, document)) };
}
