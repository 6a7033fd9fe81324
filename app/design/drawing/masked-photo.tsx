import type { ReactNode } from "react";
import type { Box, PhotoLayer } from "../document/document";
import { coverFrame, pictureTransform } from "../geometry/geometry";
import { written } from "../geometry/measure";
import type { PhotoSources } from "../photos/photo-source";
import { PORTRAIT_SIZE } from "../portraits/portrait-size";
import { MaskDrawing } from "./mask-drawing";

export interface MaskedPhotoProps {
  /** Prefix of the mask's id. */
  id: string;
  layer: PhotoLayer;
  frame: Box;
  photos: PhotoSources;
  /** The photo in its frame. */
  children: ReactNode;
}

/** Draws a photo through its mask. Equal frames have equal masks, wherever they lie, so that print files share them. */
export function MaskedPhoto({ id, layer, frame, photos, children }: MaskedPhotoProps) {
  const { photoId, mask, crop, rotation } = layer;
  if (!mask || photoId === null) return <>{children}</>;
  const photo = Object.hasOwn(photos, photoId) ? photos[photoId] : PORTRAIT_SIZE;
  const local = { ...frame, x: 0, y: 0 };
  const picture = coverFrame(local, crop, rotation, photo);
  const transform = pictureTransform(local, crop, rotation, picture);
  return (
    <g transform={`translate(${written(frame.x)} ${written(frame.y)})`} mask={`url(#${id}-photo)`}>
      <MaskDrawing id={`${id}-photo`} mask={mask} frame={frame} picture={picture} transform={transform} />
      <g transform={`translate(${written(-frame.x)} ${written(-frame.y)})`}>{children}</g>
    </g>
  );
}
