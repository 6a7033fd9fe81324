import type { EngineContext } from "../graphql/context";
import { requireOwnPhoto } from "./require-own-photo";

/**
 * Removes the visitor's own photo from the list of their photos; designs, carts and orders that contain it keep it.
 * @throws GraphQLError of category input when the photo is not theirs
 */
export async function removePhotoFromList(context: EngineContext, id: string): Promise<void> {
  await context.db
    .updateTable("photo")
    .set({ removed_at: new Date().toISOString() })
    .where("id", "=", await requireOwnPhoto(context, id))
    .execute();
}
