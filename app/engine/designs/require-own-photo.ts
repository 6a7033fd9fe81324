import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { findPhotos } from "./find-photos";
import { ownerOf, owns } from "./owner";

/** The id of the visitor's own photo. @throws GraphQLError of category input, the same when it is another person's */
export async function requireOwnPhoto(context: EngineContext, id: string): Promise<string> {
  const photo = (await findPhotos(context.db, [id])).get(id);
  if (!photo || !owns(await ownerOf(context), photo))
    throw inputError("We couldn't find that photo.", "photo");
  return photo.id;
}
