import type { SurfaceMask } from "../blueprint/blueprint";
import type { Box } from "../document/document";

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
  panels: Panel[];
}

export interface Panel extends Box {
  /** Its upper and lower edge are cut instead of folded: the picture extends beyond them. */
  hasCutEnds?: boolean;
}

/** A straight line from one point to another. */
export interface Crease {
  from: { x: number; y: number };
  to: { x: number; y: number };
}
