import type { DesignDocument } from "../document/document";
import type { PlacedLayer } from "../layers/layers";
import { findBlueprint } from "../products/known-products";

/** Checks whether a photo may be missing: the pages of a book may stay blank with a warning, but not its cover. */
export function mayBeBlank(document: DesignDocument, { surface, layer }: PlacedLayer): boolean {
  const [cover] = Object.keys(document.surfaces);
  return (
    findBlueprint(document.blueprint)?.mayHaveBlanks === true && layer.kind === "photo" && surface !== cover
  );
}
