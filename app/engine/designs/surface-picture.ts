import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { DesignSvg } from "~/design/drawing/design-svg";
import { drawWithPhotosOnce } from "~/design/photos/photos-once";
import { findSurface } from "~/design/surfaces/surfaces";
import { serverOutline } from "~/design/text/fonts.server";
import { loadingCache, textBytes } from "~/memory-cache.server";
import type { EngineContext } from "../graphql/context";
import { drawPicture } from "./draw-picture";
import { embeddedPhotos } from "./embedded-photos";
import type { SavedDesign } from "./read-design";
import type { PhotoSize } from "./reencode-photo";

/** With photos, each has some megabytes. */
const cached = loadingCache<string>("surfacePictures", textBytes);

type PictureContext = Pick<EngineContext, "db" | "settings" | "visitor">;

/**
 * One surface of a design, flat, as a self-contained SVG file; null when there is no such surface.
 * @param size of the embedded photos
 * @throws FileGone when a photo's files are missing
 * @throws Error that `respondWithPicture` handles
 */
export async function surfacePicture(
  context: PictureContext,
  saved: SavedDesign,
  surface: string,
  size: PhotoSize = "display",
): Promise<string | null> {
  if (!findSurface(saved.document, surface)) return null;
  const key = `${saved.design.id} ${saved.revision} ${surface} ${size}`;
  return cached(key, () => drawSurface(context, saved, surface, size));
}

/**
 * The same for a job, of a surface that exists: it is drawn once, so that it need not displace pictures that are shown.
 */
export async function drawSurface(
  context: PictureContext,
  { document }: SavedDesign,
  surface: string,
  size: PhotoSize,
): Promise<string> {
  const embedded = await embeddedPhotos(context, document, size);
  return drawPicture(context, () =>
    drawWithPhotosOnce(embedded, (photos) =>
      renderToStaticMarkup(createElement(DesignSvg, { document, surface, photos, outline: serverOutline })),
    ),
  );
}
