import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { DesignSvg } from "~/design/design-svg";
import { serverOutline } from "~/design/fonts.server";
import { findSurface } from "~/design/surfaces";
import type { EngineContext } from "../graphql/context";
import { embeddedPhotos } from "./design-picture";
import { documentPhotos } from "./document-photos";
import type { SavedDesign } from "./read-design";

const LONGEST_SIDE = 1600;

/** One surface of a design, flat and large, as an SVG file that stands alone; null when there is no such surface. */
export async function surfacePicture(
  context: EngineContext,
  { document }: SavedDesign,
  surface: string,
): Promise<string | null> {
  if (!findSurface(document, surface)) return null;
  const ids = documentPhotos(document).map(({ photoId }) => photoId);
  const photos = await embeddedPhotos(context, ids, LONGEST_SIDE);
  return renderToStaticMarkup(
    createElement(DesignSvg, { document, surface, photos, outline: serverOutline }),
  );
}
