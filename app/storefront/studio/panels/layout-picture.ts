import type { Blueprint } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { layersOf } from "~/design/layers/layers";
import { portraitOf } from "~/design/photos/photo-id";

/**
 * Returns the URL of a layout's picture: in the chosen size and shape, with the design's first photo, or else the
 * visitor's latest one if there is any.
 * @param ownPhotos ids of the visitor's photos, newest first
 */
export function layoutPicture(
  { key, options }: Blueprint,
  template: string,
  document: DesignDocument,
  ownPhotos: string[],
): string {
  const search = new URLSearchParams();
  for (const { code, values } of options) {
    const isColor = values.some(({ swatch }) => swatch !== undefined);
    if (!isColor && document.options[code] !== values[0].code) search.set(code, document.options[code]);
  }
  const photo = firstPhoto(document) ?? ownPhotos[0];
  if (photo) search.set("photo", photo);
  const query = search.toString();
  return `/pictures/layouts/${key}/${template}.svg${query ? `?${query}` : ""}`;
}

function firstPhoto(document: DesignDocument): string | undefined {
  for (const { layer } of layersOf(document)) {
    if (layer.kind === "photo" && layer.photoId !== null && portraitOf(layer.photoId) === undefined)
      return layer.photoId;
  }
  return undefined;
}
