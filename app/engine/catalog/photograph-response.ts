import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Photograph } from "~/brand/photographs.server";
import { respondWithPicture } from "../designs/draw-picture";
import { FileGone } from "../files/file-failure";
import type { EngineContext } from "../graphql/context";
import { type PictureCaching, pictureResponse } from "../shared/picture-response";
import { findPainted, type PaintablePhotograph, paintedPhotograph } from "./painted-picture";
import { readUploadedPicture, type UploadedPicture } from "./uploaded-pictures";

/**
 * GET /media/catalog/product/{name}.webp or .avif with ?v=…&width=…: a photograph of a brand, re-encoded without its
 * metadata. One that has not been painted yet is painted now; the original is never served.
 */
export function respondWithPhotograph(
  request: Request,
  { kind, version, path }: Photograph,
  format: string,
): Promise<Response> {
  return respondWithPainting(request, { kind, version, pathIn: async () => path }, format);
}

/**
 * The same for a picture that staff have uploaded. Whoever knows its address sees it, also while it is in a draft; 404 for
 * any other, before a file is read.
 */
export async function respondWithUploadedPicture(
  request: Request,
  { db, settings: place }: Pick<EngineContext, "db" | "settings">,
  { file, version }: UploadedPicture,
  format: string,
): Promise<Response> {
  async function pathIn(folder: string): Promise<string> {
    const bytes = await readUploadedPicture(place, file);
    if (!bytes) throw new FileGone(`There is no picture ${file}.`);
    const path = join(folder, "uploaded.jpg");
    await writeFile(path, bytes);
    return path;
  }
  const picture = await db
    .selectFrom("product_picture")
    .select("file")
    .where("file", "=", file)
    .executeTakeFirst();
  if (!picture) return new Response("Not found", { status: 404 });
  return respondWithPainting(request, { kind: "jpeg", version, pathIn }, format);
}

function respondWithPainting(
  request: Request,
  photograph: PaintablePhotograph,
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
