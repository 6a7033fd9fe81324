import type { Opening, SurfaceMask } from "~/design/blueprint/blueprint";
import type { Box, DesignDocument } from "~/design/document/document";
import type { Crease } from "~/design/production/box-sheet";
import { wireHoles } from "~/design/production/wire-holes";
import { findSurface } from "~/design/surfaces/surfaces";
import { signPlan } from "~/engine/print/neon/sign-plan";
import type { PrintSheet } from "~/engine/print/print-sheets";

const BOX_BLEED = 3;
const rectangle: SurfaceMask = { kind: "rectangle" };

/** The measures that a sheet must have, in millimeters from its trimmed upper left corner, unmirrored. */
export interface SheetGeometry {
  width: number;
  height: number;
  bleed: number;
  mask: SurfaceMask;
  holes: Opening[];
  punched: Box[];
  creases: Crease[];
  /** Where the picture of the surface is, and the part of the surface that is there; none on a sheet of tubes. */
  picture?: { on: Box; of: Box; surface: string; mask: SurfaceMask };
}

/** @param page key of the surface on the page to be checked, for a book */
export async function sheetGeometry(
  document: DesignDocument,
  sheet: PrintSheet,
  page = sheet.surface.key,
): Promise<SheetGeometry> {
  const surface = findSurface(document, page) ?? sheet.surface;
  const { options } = document;
  const size = surface.size(options);
  const whole = { x: 0, y: 0, ...size };
  const plain = { mask: rectangle, holes: [], punched: [], creases: [] };
  const { part, box, spread } = sheet;
  if (sheet.hasTubes) {
    const { size: board, outline, holes } = await signPlan(document);
    const path = outline
      .map(({ x, y }) => `${(x / board.width) * 100} ${(y / board.height) * 100}`)
      .join("L");
    return { ...plain, ...board, bleed: 0, mask: { kind: "path", path: `M${path}Z` }, holes };
  }
  if (box) {
    const on = inMiddle(box.panels[0], size);
    const { mask, creases } = box;
    return {
      ...plain,
      ...box.size,
      bleed: BOX_BLEED,
      mask,
      creases,
      picture: { on, of: whole, surface: page, mask: rectangle },
    };
  }
  if (spread) {
    const { spine, overhang } = spread;
    const width = 2 * (size.width + overhang) + spine;
    const on = { ...size, x: size.width + overhang + spine, y: overhang };
    const bleed = surface.bleed - overhang;
    return {
      ...plain,
      width,
      height: size.height + 2 * overhang,
      bleed,
      picture: { on, of: whole, surface: page, mask: rectangle },
    };
  }
  const { bleed } = surface;
  if (part) {
    const of = { x: part.x, y: part.y, ...part.size };
    return {
      ...plain,
      ...part.size,
      bleed,
      picture: { on: { ...of, x: 0, y: 0 }, of, surface: page, mask: rectangle },
    };
  }
  return {
    ...plain,
    ...size,
    bleed,
    mask: surface.mask(options),
    holes: surface.holes?.(options) ?? [],
    punched: wireHoles(document, surface),
    picture: { on: whole, of: whole, surface: page, mask: surface.mask(options) },
  };
}

/** The largest place within a panel for a picture of that shape. */
function inMiddle(panel: Box, { width, height }: { width: number; height: number }): Box {
  const scale = Math.min(panel.width / width, panel.height / height);
  return {
    x: panel.x + (panel.width - width * scale) / 2,
    y: panel.y + (panel.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
}
