import type { Layer } from "~/design/document/document";
import type { Proportion } from "~/design/geometry/geometry";
import { layerName } from "~/design/layers/layers";
import { dynamicStyle } from "../../ui/dynamic-style";
import { fieldId } from "../field-names";
import { placeOf } from "./place-of";

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
