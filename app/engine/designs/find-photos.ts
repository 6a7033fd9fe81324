import type { Connection, Row } from "../database/schema";

/** The existing photos among those ids, by id, regardless of owner. */
export async function findPhotos(db: Connection, ids: string[]): Promise<Map<string, Row<"photo">>> {
  if (ids.length === 0) return new Map();
  const photos = await db
    .selectFrom("photo")
    .selectAll()
    .where("id", "in", ids)
    .where("paths", "is", null)
    .execute();
  return new Map(photos.map((photo) => [photo.id, photo]));
}
