import type { DesignDocument } from "~/design/document/document";
import type { PhotoSource, PhotoSources, VectorPath } from "~/design/photos/photo-source";
import type { Connection, Row } from "../database/schema";
import { documentClipArt } from "./document-photos";

/** The existing clip art among those ids, regardless of owner. */
export async function findClipArt(db: Connection, ids: string[]): Promise<Row<"photo">[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("photo")
    .selectAll()
    .where("id", "in", [...new Set(ids)])
    .where("paths", "is not", null)
    .execute();
}

/** The shapes of the uploaded clip art in a document, for drawing it. */
export async function clipArtSources(db: Connection, document: DesignDocument): Promise<PhotoSources> {
  const rows = await findClipArt(
    db,
    documentClipArt(document).map(({ art }) => art),
  );
  return Object.fromEntries(rows.map((row) => [row.id, clipArtSource(row)]));
}

function clipArtSource({ width, height, paths }: Row<"photo">): PhotoSource {
  return { href: "", width, height, paths: parsePaths(paths) };
}

/** The shapes of a stored row; none for photos. */
export function parsePaths(paths: Row<"photo">["paths"]): VectorPath[] {
  return paths === null ? [] : JSON.parse(paths);
}
