import type { EngineContext } from "../graphql/context";
import { refused } from "../shared/answer-json";
import type { PhotoSize } from "./develop-photo";
import { findPhotos } from "./find-photos";
import { ownerOf, owns } from "./owner";
import { readPhoto } from "./photo-files";

/** GET /rest/mpc/V1/photos/{id}/{size}: the asker's own photo as JPEG. It never changes, so browsers keep it. */
export async function answerPhoto(
  request: Request,
  context: EngineContext,
  id: string,
  size: PhotoSize,
): Promise<Response> {
  const photo = (await findPhotos(context.db, [id])).get(id);
  if (!photo || !owns(await ownerOf(context), photo)) return noSuchPhoto();
  const headers = {
    "Content-Type": "image/jpeg",
    "Cache-Control": "private, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
    ETag: `"${id}-${size}"`,
  };
  if (request.headers.get("If-None-Match") === headers.ETag)
    return new Response(null, { status: 304, headers });
  const file = await readPhoto(context.settings, id, size);
  if (!file) return noSuchPhoto();
  return new Response(new Uint8Array(file), {
    headers: { ...headers, "Content-Length": String(file.length) },
  });
}

function noSuchPhoto(): Response {
  return refused("No such photo.", 404, "not-found");
}
