import { drawPicture, respondWithPicture } from "../designs/draw-picture";
import type { EngineContext } from "../graphql/context";
import { type PictureCaching, pictureResponse } from "../shared/picture-response";
import { readCatalog } from "./catalog";
import { findPainted, paintLater, type WantedPainting } from "./painted-picture";
import { respondWithPhotograph, respondWithUploadedPicture } from "./photograph-response";
import { findPhotographNamed } from "./photographs";
import { isPaintedElsewhere } from "./pictures/paint-ahead";
import { indexedPicture } from "./pictures/picture-index";
import { isSampleDrawn, samplePicture, samplePictureKey, samplePictureVersion } from "./sample-picture";
import { uploadedPictureNamed } from "./uploaded-pictures";

/**
 * GET /media/catalog/product/{sku}.svg, .webp or .avif with ?v=…&color=…&width=…: the sample picture of a product, the
 * same for every visitor. `width` is in pixels and not for SVG. Until a picture has been painted, its drawing is
 * returned: nobody waits for a painting. In place of the SKU it may be the name of a photograph or of an uploaded picture.
 */
export function respondWithSamplePicture(
  request: Request,
  context: EngineContext,
  sku: string,
  type: string,
): Promise<Response> {
  const photograph = findPhotographNamed(sku);
  if (photograph) return respondWithPhotograph(request, photograph, type);
  const uploaded = uploadedPictureNamed(sku);
  if (uploaded) return respondWithUploadedPicture(request, context, uploaded, type);
  return respondWithPicture(() => respondWithSample(request, context, sku, type));
}

async function respondWithSample(request: Request, context: EngineContext, sku: string, type: string) {
  const { searchParams } = new URL(request.url);
  const wanted = Object.fromEntries(searchParams);
  const key = samplePictureKey(sku, wanted) ?? (await keyOfAdded(context, sku, wanted));
  if (!key) return new Response("Not found", { status: 404 });
  const painting: WantedPainting | null =
    type === "webp" || type === "avif" ? { width: Number(searchParams.get("width")), format: type } : null;
  const caching = (version: string): PictureCaching => ({
    version,
    isImmutable: searchParams.get("v") === samplePictureVersion(sku),
    isPublic: true,
  });

  const known = indexedPicture(key)?.version;
  const kept = painting && known ? await findPainted(known, painting) : undefined;
  if (painting && kept)
    return pictureResponse(request, { type: painting.format, ...kept }, caching(kept.version));

  if (!isSampleDrawn(sku, wanted)) await drawPicture(context, () => samplePicture(sku, wanted)?.svg ?? "");
  const picture = samplePicture(sku, wanted);
  if (!picture) return new Response("Not found", { status: 404 });
  if (!painting) return pictureResponse(request, picture.svg, caching(picture.version));
  const painted = await findPainted(picture.version, painting);
  if (painted) {
    return pictureResponse(request, { type: painting.format, ...painted }, caching(painted.version));
  }
  if (!isPaintedElsewhere(key)) paintLater(picture, painting);
  return pictureResponse(request, picture.svg, { ...caching(picture.version), isImmutable: false });
}

/** A product that staff have added may be new to this process, which then has to load the catalog first. */
async function keyOfAdded(
  { db, storeCode }: EngineContext,
  sku: string,
  wanted: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  await readCatalog(db, storeCode);
  return samplePictureKey(sku, wanted);
}
