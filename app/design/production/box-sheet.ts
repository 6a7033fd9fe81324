import type { SurfaceMask } from "../blueprint/blueprint";
import type { Box, DesignDocument } from "../document/document";
import { findSurface } from "../surfaces/surfaces";
import { boxLid } from "./box-lid";
import { tuckBox } from "./tuck-box";

/** A box as one flat sheet of cardboard or paper, in millimeters from its upper left corner. */
export interface BoxSheet {
  /** What it is, such as "Tuck box". */
  title: string;
  /** Key of the surface whose background covers the sheet, and whose picture is on its panels. */
  surface: string;
  size: { width: number; height: number };
  /** The line along which it is cut. */
  mask: SurfaceMask;
  /** Where it is folded. */
  creases: Crease[];
  /** The panels that show the whole picture. */
  panels: Box[];
}

/** A straight line from one point to another. */
export interface Crease {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** Returns the printed box that a design is sold in; undefined for most products, which have none. */
export function boxOf(document: DesignDocument): BoxSheet | undefined {
  if (document.blueprint === "photopuzzle") return boxLid();
  if (document.blueprint !== "playingcards") return undefined;
  const back = findSurface(document, "back");
  return back && tuckBox(back.size(document.options));
}
