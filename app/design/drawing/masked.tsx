import { lazy, type ReactNode, Suspense } from "react";
import type { Box, PhotoLayer } from "../document/document";
import { coverFrame, type Proportion, pictureTransform } from "../geometry/geometry";
import { written } from "../geometry/measure";
import { rendered } from "./later-mask.server";

/** Few designs have masks: browsers load their drawing with the first one, and show the whole photo until then. */
const MaskDrawing =
  rendered?.MaskDrawing ?? lazy(async () => ({ default: (await import("./mask-drawing")).MaskDrawing }));

interface MaskedProps {
  id: string;
  layer: PhotoLayer;
  frame: Box;
  photo: Proportion;
  children: ReactNode;
}

/** Draws a photo through its mask; equal frames have equal masks, wherever they lie, so that print files share them. */
export function Masked({ id, layer: { mask, crop, rotation }, frame, photo, children }: MaskedProps) {
  if (!mask) return children;
  const local = { ...frame, x: 0, y: 0 };
  const picture = coverFrame(local, crop, rotation, photo);
  const transform = pictureTransform(local, crop, rotation, picture);
  return (
    <Suspense fallback={children}>
      <g transform={`translate(${written(frame.x)} ${written(frame.y)})`} mask={`url(#${id})`}>
        <MaskDrawing id={id} mask={mask} frame={frame} picture={picture} transform={transform} />
        <g transform={`translate(${written(-frame.x)} ${written(-frame.y)})`}>{children}</g>
      </g>
    </Suspense>
  );
}
