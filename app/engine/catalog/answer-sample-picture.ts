import { svgResponse } from "../shared/svg-response";
import { samplePicture, samplePictureVersion } from "./sample-picture";

/** GET /media/catalog/product/{sku}.svg?v=…&color=…: the sample picture of a product, the same for everybody. */
export function answerSamplePicture(request: Request, sku: string): Response {
  const { searchParams } = new URL(request.url);
  const picture = samplePicture(sku, Object.fromEntries(searchParams));
  if (!picture) return new Response("Not found", { status: 404 });
  return svgResponse(request, picture.svg, {
    version: picture.version,
    isImmutable: searchParams.get("v") === samplePictureVersion(sku),
    isPublic: true,
  });
}
