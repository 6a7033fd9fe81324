import { drawPicture, respondWithPicture } from "../designs/draw-picture";
import type { EngineContext } from "../graphql/context";
import { BusyError } from "../shared/concurrency-limit";
import { pictureResponse } from "../shared/picture-response";
import { paintedPicture } from "./painted-picture";
import { isSampleDrawn, type SamplePicture, samplePicture, samplePictureVersion } from "./sample-picture";

/**
 * GET /media/catalog/product/{sku}.svg or .webp with ?v=…&color=…&width=…: the sample picture of a product, the same
 * for every visitor. `width` is in pixels and for WebP only; under load, an SVG is returned instead.
 */
export function respondWithSamplePicture(
  request: Request,
  context: EngineContext,
  sku: string,
  type: string,
): Promise<Response> {
  return respondWithPicture(() => respondWithSample(request, context, sku, type));
}

async function respondWithSample(request: Request, context: EngineContext, sku: string, type: string) {
  const { searchParams } = new URL(request.url);
  const wanted = Object.fromEntries(searchParams);
  if (!isSampleDrawn(sku, wanted)) await drawPicture(context, () => samplePicture(sku, wanted)?.svg ?? "");
  const picture = samplePicture(sku, wanted);
  if (!picture) return new Response("Not found", { status: 404 });
  const isImmutable = searchParams.get("v") === samplePictureVersion(sku);
  const painted = type === "webp" && (await paintedUnlessBusy(picture, Number(searchParams.get("width"))));
  if (!painted) {
    const isWanted = type === "svg";
    return pictureResponse(request, picture.svg, {
      version: picture.version,
      isImmutable: isImmutable && isWanted,
      isPublic: true,
    });
  }
  return pictureResponse(request, painted.webp, { version: painted.version, isImmutable, isPublic: true });
}

async function paintedUnlessBusy(picture: SamplePicture, width: number) {
  try {
    return await paintedPicture(picture, width);
  } catch (error) {
    if (error instanceof BusyError) return undefined;
    throw error;
  }
}
