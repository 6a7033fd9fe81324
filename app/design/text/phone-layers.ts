import { findSlot } from "../blueprint/blueprint";
import type { DesignDocument, TextLayer } from "../document/document";
import { layersOf } from "../layers/layers";
import { findBlueprint } from "../products/known-products";
import { findSurface } from "../surfaces/surfaces";
import { readPhone } from "./phone-number";

/** A phone number in a design, as it will be printed or engraved. */
export interface PhoneInDesign {
  /** "<surface>.<layer>". */
  name: string;
  number: string;
  isEngraved: boolean;
}

/** Checks whether a layer's text is a phone number. */
function isPhone(document: DesignDocument, layer: Pick<TextLayer, "id" | "kind">): boolean {
  const blueprint = findBlueprint(document.blueprint);
  return blueprint !== undefined && findSlot(blueprint, layer).kind === "phone";
}

/** Returns the valid phone numbers of a design, which the shopper confirms. */
export function phonesIn(document: DesignDocument): PhoneInDesign[] {
  return layersOf(document).flatMap(({ surface, layer, name }) => {
    if (layer.kind !== "text" || layer.text.trim() === "" || !isPhone(document, layer)) return [];
    const reading = readPhone(layer.text);
    const isEngraved = findSurface(document, surface)?.engravedIn !== undefined;
    return "number" in reading ? [{ name, number: reading.number, isEngraved }] : [];
  });
}
