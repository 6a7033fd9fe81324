import type {
  Binding,
  Opening,
  PartialSheet,
  SurfaceBlueprint,
  SurfaceMask,
} from "~/design/blueprint/blueprint";
import type { Box, DesignDocument } from "~/design/document/document";
import { written } from "~/design/geometry/measure";
import type { BoxSheet, Crease } from "~/design/production/box-sheet";
import { describeRecipe, isMachined } from "~/design/production/recipe";
import { recipeOf } from "~/design/production/recipe-of";
import { wireHoles } from "~/design/production/wire-holes";
import type { PressProfile } from "~/settings/press-profile.server";
import type { SignPlan } from "./neon/sign-plan";
import { type PrintSheet, recipeOfSheet } from "./print-sheets";

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
  /** Holes within the mask. */
  holes: Opening[];
  /** Where it is folded, from its left edge. */
  folds?: number[];
  /** Lines along which a box is creased. */
  creases?: Crease[];
  /** Holes that are punched after printing. */
  punched?: Box[];
}

const POINTS_AN_INCH = 72;
const MILLIMETERS_AN_INCH = 25.4;
/** Space beyond the bleed for crop marks and the sheet's label. */
const SLUG = 12;
/** A laser or router would follow marks and a label; its sheet has only room for an eyelet. */
const MACHINE_MARGIN = 6;
const BOX_BLEED = 3;

/** @param part a part of the surface with a sheet of its own, which is a rectangle without holes */
export function printPage(
  blueprint: SurfaceBlueprint,
  document: DesignDocument,
  part?: PartialSheet,
): PrintPage {
  const { options } = document;
  const { width, height } = blueprint.size(options);
  const { bleed } = blueprint;
  if (part) return { ...part.size, bleed, margin: bleed + SLUG, mask: { kind: "rectangle" }, holes: [] };
  const holes = blueprint.holes?.(options) ?? [];
  const around = isMachined(recipeOf(document, blueprint)) ? MACHINE_MARGIN : SLUG;
  const punched = wireHoles(document, blueprint);
  return { width, height, bleed, margin: bleed + around, mask: blueprint.mask(options), holes, punched };
}

/**
 * Returns the page of a book's whole cover: back, spine and front, trimmed (soft) or folded (hard) at its edges.
 * @param cover the surface of its front, which is as large as a page
 */
export function spreadPage(
  cover: SurfaceBlueprint,
  { options }: DesignDocument,
  binding: Binding,
): PrintPage {
  const { spine, overhang, hinge } = binding;
  const { height } = cover.size(options);
  const panel = panelWidth(cover, options, binding);
  const bleed = cover.bleed - overhang;
  const hinges = hinge > 0 ? [panel - hinge, panel + spine + hinge] : [];
  return {
    width: 2 * panel + spine,
    height: height + 2 * overhang,
    bleed,
    margin: bleed + SLUG,
    mask: { kind: "rectangle" },
    holes: [],
    folds: [panel, panel + spine, ...hinges],
  };
}

/** Returns the page of a box as one sheet. */
export function boxPage({ size, mask, creases }: BoxSheet): PrintPage {
  return { ...size, bleed: BOX_BLEED, margin: BOX_BLEED + SLUG, mask, holes: [], creases };
}

/** Returns the page of a sign's tubes and board, cut along its edge and at its holes. */
export function signPage({ size, outline, holes }: SignPlan): PrintPage {
  const steps = outline.map(
    ({ x, y }) => `${written((x / size.width) * 100, 5)} ${written((y / size.height) * 100, 5)}`,
  );
  const mask = { kind: "path" as const, path: `M${steps.join("L")}Z` };
  return { ...size, bleed: 0, margin: MACHINE_MARGIN, mask, holes };
}

/** Width of the front or the back of a book. */
export function panelWidth(
  cover: SurfaceBlueprint,
  options: DesignDocument["options"],
  { overhang }: Binding,
): number {
  return cover.size(options).width + overhang;
}

/** Checks whether the sheet is cut along a line, and not only trimmed to its rectangle. */
export function hasCutLine({ mask, holes }: Pick<PrintPage, "mask" | "holes">): boolean {
  return mask.kind !== "rectangle" || holes.length > 0;
}

/** Title of a sheet, with the number of copies per piece. */
export function sheetTitle(
  { surface, part, spread, pages, box, hasTubes }: Omit<PrintSheet, "key">,
  document: DesignDocument,
): string {
  if (box) return box.title;
  if (hasTubes) return "Tubes and board";
  if (spread) return `${surface.title} with a spine of ${written(spread.spine)} mm`;
  if (pages) return `All ${pages.length} pages`;
  const { copies } = recipeOf(document, surface);
  const { title } = part ?? surface;
  return copies === 1 ? title : `${title} (print ${copies} times)`;
}

/** How a sheet is produced and what the product's page promises about it, worded for the staff. */
export function sheetProduction(
  sheet: PrintSheet,
  document: DesignDocument,
  press: PressProfile | null = null,
): string {
  const recipe = recipeOfSheet(document, sheet);
  const page = sheet.box ? boxPage(sheet.box) : printPage(sheet.surface, document);
  const production = describeRecipe(recipe, sheet.hasTubes || hasCutLine(page));
  const wire = page.punched?.length ? " · punched for wire, 3 an inch" : "";
  const inks = press ? ` · CMYK: ${press.name}` : "";
  return `${production}${wire}${inks}. The product page says: "${recipe.promise}"`;
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
