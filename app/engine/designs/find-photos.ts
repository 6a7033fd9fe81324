import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";

/** The photos of those ids that there are, by id, whoever owns them. */
export async function findPhotos(db: Kysely<Database>, ids: string[]): Promise<Map<string, Row<"photo">>> {
  if (ids.length === 0) return new Map();
  const photos = await db.selectFrom("photo").selectAll().where("id", "in", ids).execute();
  return new Map(photos.map((photo) => [photo.id, photo]));
}
