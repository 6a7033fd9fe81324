import type { SurfaceBlueprint, SurfaceMask } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";

/** Geometry of a print file's page, in millimeters from the trimmed surface's top left corner. */
export interface PrintPage {
  /** The trimmed size. */
  width: number;
  height: number;
  /** Printed area beyond the trimmed edge. */
  bleed: number;
  /** From the trimmed edge to the edge of the sheet. */
  margin: number;
  mask: SurfaceMask;
}

const POINTS_AN_INCH = 72;
const MILLIMETERS_AN_INCH = 25.4;
/** Space beyond the bleed for crop marks and the sheet's label. */
const SLUG = 12;

export function printPage(blueprint: SurfaceBlueprint, { options }: DesignDocument): PrintPage {
  const { width, height } = blueprint.size(options);
  const { bleed } = blueprint;
  return { width, height, bleed, margin: bleed + SLUG, mask: blueprint.mask(options) };
}

/** Title of a sheet, with the number of copies per piece. */
export function sheetTitle({ title, copies = 1 }: SurfaceBlueprint): string {
  return copies === 1 ? title : `${title} (print ${copies} times)`;
}

export function points(millimeters: number): number {
  return (millimeters * POINTS_AN_INCH) / MILLIMETERS_AN_INCH;
}

/** The whole sheet in points. */
export function sheetSize({ width, height, margin }: PrintPage): [width: number, height: number] {
  return [points(width + 2 * margin), points(height + 2 * margin)];
}

/**
 * A box around the trimmed surface in points from the sheet's bottom left corner, as in PDF. @param beyond millimeters
 * beyond the trimmed edge
 */
export function boxOnSheet({ width, height, margin }: PrintPage, beyond: number): number[] {
  const from = points(margin - beyond);
  return [from, from, points(margin + width + beyond), points(margin + height + beyond)];
}
