import type { DesignDocument } from "../document/document";
import { findBlueprint } from "../products/known-products";
import { findSurface } from "./surfaces";

/** Returns the surface's colors: its chosen background, or the metal and engraving of its option. */
export function surfaceColors(
  document: DesignDocument,
  key: string,
): { background: string; engraving?: string } {
  const background = document.surfaces[key].background;
  const code = findSurface(document, key)?.engravedIn;
  if (!code) return { background };
  const metal = findBlueprint(document.blueprint)
    ?.options.find((option) => option.code === code)
    ?.values.find((value) => value.code === document.options[code]);
  return { background: metal?.swatch ?? background, engraving: metal?.engraving };
}
