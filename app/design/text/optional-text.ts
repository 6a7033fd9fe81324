import type { Slot } from "../blueprint/blueprint";
import type { DesignDocument } from "../document/document";
import { isAdded } from "../layers/added-layers";

/**
 * Checks whether a slot of this design may stay empty. A name may be left out beside a photo; where the layout has no
 * photo, such as on a neon sign or an engraved tag, the text is the product.
 */
export function mayStayEmpty(document: DesignDocument, { optional }: Slot): boolean {
  return optional === "beside-photo" ? hasPhotoPlace(document) : optional === true;
}

function hasPhotoPlace({ surfaces }: DesignDocument): boolean {
  return Object.values(surfaces).some(({ layers }) =>
    layers.some(({ kind, id }) => kind === "photo" && !isAdded(id)),
  );
}
