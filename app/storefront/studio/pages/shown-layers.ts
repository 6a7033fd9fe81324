import type { Layer } from "~/design/document/document";
import type { PlacedLayer } from "~/design/layers/layers";
import { useStudioParts } from "../use-studio";
import { shownLayers } from "./shown-surfaces";

/** The layers of one kind on the visible surfaces, whose fields are in the page. */
export function useShownLayers<Kind extends Layer["kind"]>(kind: Kind) {
  const { document, surfaces } = useStudioParts();
  return shownLayers(document, surfaces).filter(
    (placed): placed is PlacedLayer & { layer: Extract<Layer, { kind: Kind }> } => placed.layer.kind === kind,
  );
}
