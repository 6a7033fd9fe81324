import { findSlot } from "../blueprint/blueprint";
import { readLink } from "../codes/link";
import type { DesignDocument, Layer, TextLayer } from "../document/document";
import { isEmptyLayer, layersOf } from "../layers/layers";
import { findBlueprint } from "../products/known-products";
import { findSurface } from "../surfaces/surfaces";
import { readPhone } from "./phone-number";

/** A phone number in a design, as it will be printed or engraved. */
export interface PhoneInDesign {
  /** "<surface>.<layer>". */
  name: string;
  number: string;
  isEngraved: boolean;
  /** A QR code calls it. */
  isCode: boolean;
}

/** Checks whether a layer's text is a phone number. */
function isPhone(document: DesignDocument, layer: Pick<TextLayer, "id" | "kind">): boolean {
  const blueprint = findBlueprint(document.blueprint);
  return blueprint !== undefined && findSlot(blueprint, layer).kind === "phone";
}

/** Returns the valid phone numbers of a design, which the shopper confirms. */
export function phonesIn(document: DesignDocument): PhoneInDesign[] {
  return layersOf(document).flatMap(({ surface, layer, name }) => {
    const text = isEmptyLayer(layer) ? undefined : phoneText(document, layer);
    const reading = text === undefined ? undefined : readPhone(text);
    if (!reading || !("number" in reading)) return [];
    const isEngraved = findSurface(document, surface)?.engravedIn !== undefined;
    return [{ name, number: reading.number, isEngraved, isCode: layer.kind === "code" }];
  });
}

function phoneText(document: DesignDocument, layer: Layer): string | undefined {
  if (layer.kind === "text") return isPhone(document, layer) ? layer.text : undefined;
  if (layer.kind !== "code") return undefined;
  const reading = readLink(layer.link);
  return "link" in reading && reading.link.startsWith("tel:") ? layer.link : undefined;
}
