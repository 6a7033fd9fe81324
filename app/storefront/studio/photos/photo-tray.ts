import type { DesignDocument, PhotoLayer } from "~/design/document/document";
import { shownLayers, shownSurfaces } from "../pages/shown-surfaces";

/** Number of the visitor's photos that the studio offers. */
export const MAX_TRAY_PHOTOS = 12;

/** Anchor of the tray. */
export const TRAY_ID = "your-photos";

/** The start of the intent that removes a photo from the tray; the photo's id follows. */
export const REMOVE_FROM_TRAY = "remove-photo:";

/** Returns the visible photo slots that a new photo goes to: the empty ones, otherwise the first; none without slots. */
export function photoTargets(
  document: DesignDocument,
  wanted: string | null,
): { surface: string; layer: PhotoLayer }[] {
  const slots = shownLayers(document, shownSurfaces(document, wanted)).flatMap(({ surface, layer }) =>
    layer.kind === "photo" && !layer.hidden ? [{ surface, layer }] : [],
  );
  const empty = slots.filter(({ layer }) => layer.photoId === null);
  return empty.length > 0 ? empty : slots.slice(0, 1);
}

/** Returns the ids to show: those uploaded on this page, newest first, before the earlier ones; each once. */
export function trayPhotos(uploaded: string[], earlier: string[]): string[] {
  return [...new Set([...uploaded.toReversed(), ...earlier])].slice(0, MAX_TRAY_PHOTOS);
}
