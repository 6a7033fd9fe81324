import type { EngineContext } from "../graphql/context";
import type { PhotoSize } from "./develop-photo";
import { findPhotos } from "./find-photos";
import { ownerOf, owns } from "./owner";
import { photoResponse, rejectPhoto } from "./photo-response";

/** GET /rest/mpc/V1/photos/{id}/{size}: the visitor's own photo as JPEG. */
export async function respondWithPhoto(
  request: Request,
  context: EngineContext,
  id: string,
  size: PhotoSize,
): Promise<Response> {
  const photo = (await findPhotos(context.db, [id])).get(id);
  if (!photo || !owns(await ownerOf(context), photo)) return rejectPhoto();
  return photoResponse(request, context, id, size);
}
