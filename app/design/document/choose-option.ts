import { findBlueprint } from "../products/known-products";
import { refitSurfaces } from "../templates/refit-surfaces";
import type { DesignDocument } from "./document";

/** Returns the design with another value of an option, fitted to it. A value that is not offered changes nothing. */
export function chooseOption(document: DesignDocument, code: string, value: string): DesignDocument {
  const option = findBlueprint(document.blueprint)?.options.find((each) => each.code === code);
  if (!option?.values.some((each) => each.code === value)) return document;
  if (document.options[code] === value) return document;
  return refitSurfaces({ ...document, options: { ...document.options, [code]: value } }, document);
}
