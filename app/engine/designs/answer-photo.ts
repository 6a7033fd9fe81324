import type { EngineContext } from "../graphql/context";
import type { PhotoSize } from "./develop-photo";
import { findPhotos } from "./find-photos";
import { ownerOf, owns } from "./owner";
import { photoResponse, refusePhoto } from "./photo-response";

/** GET /rest/mpc/V1/photos/{id}/{size}: the visitor's own photo as JPEG. */
export async function answerPhoto(
  request: Request,
  context: EngineContext,
  id: string,
  size: PhotoSize,
): Promise<Response> {
  const photo = (await findPhotos(context.db, [id])).get(id);
  if (!photo || !owns(await ownerOf(context), photo)) return refusePhoto();
  return photoResponse(request, context, id, size);
}
