import type { SurfaceBlueprint } from "../blueprint/blueprint";
import { artSlot, codeSlot, photoSlot, textSlot } from "../blueprint/layers";
import { codeColors, offersCode } from "../codes/shown-code";
import type { Box, DesignDocument, Layer, Surface } from "../document/document";
import { hundredths } from "../geometry/measure";
import { easiestToRead } from "../text/legible-text";
import { offeredFonts } from "../text/offered-fonts";
import { isOfferedArt, offeredArt } from "./offered-art";

/** Layers that a shopper adds to those of the template, and the stacking order of all layers. */

const ADDED = /^added-([1-9]\d{0,3})$/;
/** Layers of a surface, those of the template included. */
export const MAX_LAYERS = 40;

/** Where a layer moves in the stacking order of its surface. */
export type LayerMove = "front" | "forward" | "backward" | "back";

/** Checks whether the shopper has added the layer; only such layers can be removed. */
export function isAdded(id: string): boolean {
  return ADDED.test(id);
}

/**
 * Returns the surface with a new empty layer on top, centered, in a color that contrasts; unchanged if the surface does
 * not
 * allow it or is full.
 * @param art the decoration, for a layer of that kind
 */
export function addLayer(
  document: DesignDocument,
  surface: Surface,
  offered: SurfaceBlueprint,
  { kind, art }: { kind: Layer["kind"]; art?: string },
): Surface {
  if (!offered.allows?.includes(kind) || surface.layers.length >= MAX_LAYERS) return surface;
  if (kind === "code" && !offersCode(offered)) return surface;
  const id = nextId(document);
  const size = offered.size(document.options);
  const [color] = easiestToRead(offered.textColors, surface.background, offered.textColors);
  const layer = {
    photo: () => photoSlot(id, middle(size, 0.45, 0.45)),
    text: () => textSlot(id, middle(size, 0.6, 0.15), { font: offeredFonts(offered)[0], color }),
    art: () => artSlot(id, artOf(art, offered), middle(size, 0.2, 0.2), color),
    code: () => codeSlot(id, middle(size, 0.3, 0.3), codeColors(offered)[0]),
  }[kind]();
  return { ...surface, layers: [...surface.layers, layer] };
}

/** Returns the surface without an added layer; the template's own layers stay. */
export function removeLayer(surface: Surface, id: string): Surface {
  if (!isAdded(id)) return surface;
  return { ...surface, layers: surface.layers.filter((layer) => layer.id !== id) };
}

/** Returns the surface with a layer at another position in the stacking order. */
export function orderLayer(surface: Surface, id: string, move: LayerMove): Surface {
  const from = surface.layers.findIndex((layer) => layer.id === id);
  if (from < 0) return surface;
  const top = surface.layers.length - 1;
  const to = { front: top, forward: Math.min(top, from + 1), backward: Math.max(0, from - 1), back: 0 }[move];
  if (to === from) return surface;
  const layers = surface.layers.toSpliced(from, 1).toSpliced(to, 0, surface.layers[from]);
  return { ...surface, layers };
}

/** Returns a number that no layer of the design has used. */
function nextId(document: DesignDocument): string {
  const numbers = Object.values(document.surfaces).flatMap(({ layers }) =>
    layers.map(({ id }) => Number(ADDED.exec(id)?.[1] ?? 0)),
  );
  return `added-${Math.max(0, ...numbers) + 1}`;
}

function artOf(art: string | undefined, offered: SurfaceBlueprint): string {
  return art !== undefined && isOfferedArt(art, offered) ? art : offeredArt(offered)[0];
}

/** Returns a box in the center of the surface, in fractions of it; square when both fractions are equal. */
function middle({ width, height }: { width: number; height: number }, across: number, down: number): Box {
  const shorter = Math.min(width, height);
  const box =
    across === down
      ? { width: shorter * across, height: shorter * down }
      : { width: width * across, height: height * down };
  return {
    x: hundredths((width - box.width) / 2),
    y: hundredths((height - box.height) / 2),
    width: hundredths(box.width),
    height: hundredths(box.height),
  };
}
