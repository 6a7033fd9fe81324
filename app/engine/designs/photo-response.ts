import { Readable } from "node:stream";
import type { EngineContext } from "../graphql/context";
import { rejected } from "../shared/json-response";
import { findPhotos } from "./find-photos";
import { ownerOf, owns } from "./owner";
import { openPhoto } from "./photo-files";
import type { PhotoSize } from "./reencode-photo";

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

/** The photo as JPEG, after the access check. Photos never change, so browsers cache them. */
export async function photoResponse(
  request: Request,
  { settings }: EngineContext,
  id: string,
  size: PhotoSize,
): Promise<Response> {
  const headers = {
    "Content-Type": "image/jpeg",
    "Cache-Control": "private, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
    ETag: `"${id}-${size}"`,
  };
  if (request.headers.get("If-None-Match") === headers.ETag)
    return new Response(null, { status: 304, headers });
  const file = await openPhoto(settings, id, size);
  if (!file) return rejectPhoto();
  return new Response(Readable.toWeb(file.stream) as ReadableStream, {
    headers: { ...headers, "Content-Length": String(file.bytes) },
  });
}

/** The same response for a missing photo and another person's. */
export function rejectPhoto(): Response {
  return rejected("No such photo.", 404, "not-found");
}
