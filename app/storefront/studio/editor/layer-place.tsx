import { memo } from "react";
import type { Layer } from "~/design/document/document";
import type { Proportion } from "~/design/geometry/geometry";
import { dynamicStyle } from "../../ui/dynamic-style";
import { placeOf } from "./place-of";

interface LayerPlaceProps {
  layer: Layer;
  /** What it is called. */
  title: string;
  size: Proportion;
  isChosen: boolean;
}

/** Where a layer is taken hold of, over the drawing of its surface: by pointer, or by keys while it has the focus. */
export const LayerPlace = memo(function LayerPlace({ layer, title, size, isChosen }: LayerPlaceProps) {
  return (
    <button
      type="button"
      data-place={layer.id}
      aria-label={`Change: ${title}`}
      aria-pressed={isChosen}
      {...dynamicStyle(placeOf(layer, size))}
      className={`absolute cursor-grab select-none rounded-sm outline-offset-0 active:cursor-grabbing ${isChosen ? "touch-none" : "touch-pan-x touch-pan-y hover:outline hover:outline-2 hover:outline-accent/60"}`}
    />
  );
});
