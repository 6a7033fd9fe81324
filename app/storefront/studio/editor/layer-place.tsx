import { memo } from "react";
import type { Layer } from "~/design/document/document";
import type { Proportion } from "~/design/geometry/geometry";
import { layerName } from "~/design/layers/layers";
import { dynamicStyle } from "../../ui/dynamic-style";
import { fieldId } from "../field-names";
import { placeOf } from "./place-of";

interface LayerPlaceProps {
  layer: Layer;
  /** Accessible name. */
  title: string;
  size: Proportion;
  isChosen: boolean;
}

/** The interactive area of a layer over the drawing of its surface, for pointers, and for keys while it is focused. */
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

interface LayerLinkProps {
  surface: string;
  layer: Layer;
  title: string;
  size: Proportion;
}

/** Without JavaScript a layer links to its field; decorations have none. */
export function LayerLink({ surface, layer, title, size }: LayerLinkProps) {
  if (layer.kind === "art") return null;
  return (
    <a
      href={`#${fieldId(layerName(surface, layer.id))}`}
      {...dynamicStyle(placeOf(layer, size))}
      className="absolute rounded-sm hover:outline hover:outline-2 hover:outline-accent/60"
    >
      <span className="sr-only">Change: {title}</span>
    </a>
  );
}
