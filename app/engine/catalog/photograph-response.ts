import type { Photograph } from "~/brand/photographs.server";
import { respondWithPicture } from "../designs/draw-picture";
import { type PictureCaching, pictureResponse } from "../shared/picture-response";
import { findPainted, paintedPhotograph } from "./painted-picture";

/**
 * GET /media/catalog/product/{name}.webp or .avif with ?v=…&width=…: a photograph of a brand, re-encoded without its
 * metadata. One that has not been painted yet is painted now; the original is never served.
 */
export function respondWithPhotograph(
  request: Request,
  photograph: Photograph,
  format: string,
): Promise<Response> {
  return respondWithPicture(async () => {
    if (format !== "webp" && format !== "avif") return new Response("Not found", { status: 404 });
    const { searchParams } = new URL(request.url);
    const wanted = { width: Number(searchParams.get("width")), format } as const;
    const painted =
      (await findPainted(photograph.version, wanted)) ?? (await paintedPhotograph(photograph, wanted));
    const caching: PictureCaching = {
      version: painted.version,
      isImmutable: searchParams.get("v") === photograph.version,
      isPublic: true,
    };
    return pictureResponse(request, { type: format, bytes: painted.bytes }, caching);
  });
}
