import type { Binding, PartialSheet, SurfaceBlueprint } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { boxOf } from "~/design/production/box-of";
import type { BoxSheet } from "~/design/production/box-sheet";
import type { ProductionRecipe } from "~/design/production/recipe";
import { recipeOf } from "~/design/production/recipe-of";
import { findBlueprint } from "~/design/products/known-products";
import { findSurface, surfacesOf } from "~/design/surfaces/surfaces";
import { isNeonSign, SIGN } from "./neon/sign-tubes";

/** One print file of a design: a whole surface, a part of it, the cover or all pages of a book, or the product's box. */
export interface PrintSheet {
  /** Unique in the design. */
  key: string;
  surface: SurfaceBlueprint;
  part?: PartialSheet;
  /** The measures of the book whose cover it is. */
  spread?: Binding;
  /** Keys of all pages of a book, which are one file; null for a blank page. */
  pages?: (string | null)[];
  /** The box that shows the surface's picture. */
  box?: BoxSheet;
  /** The tubes of a neon sign as lines, with its board. */
  hasTubes?: boolean;
}

/** Differs from the key of the front alone, which earlier orders have a file of. */
const COVER_SPREAD = "cover-spread";
const BOX = "box";
const TUBES = "tubes";

/** Returns the print files of a design in the order of its surfaces. */
export function sheetsOf(document: DesignDocument): PrintSheet[] {
  const binding = findBlueprint(document.blueprint)?.binding?.(document.options);
  if (binding) return sheetsOfBook(document, binding);
  const sheets = surfacesOf(document).flatMap((surface): PrintSheet[] => {
    const parts = surface.sheets?.(document.options);
    if (!parts) return [{ key: surface.key, surface }];
    return parts.map((part) => ({ key: `${surface.key}-${part.key}`, surface, part }));
  });
  return [...sheets, ...sheetsOfBox(document), ...sheetsOfTubes(document)];
}

/**
 * Returns how a sheet is produced. A box has a recipe of its own: there is one, however many cards it holds; and so have the
 * tubes of a sign, which are drawn in their colors.
 */
export function recipeOfSheet(
  document: DesignDocument,
  { surface, box, hasTubes }: Pick<PrintSheet, "surface" | "box" | "hasTubes">,
): ProductionRecipe {
  if (hasTubes) return recipeOf(document, { key: TUBES });
  return recipeOf(document, box ? { key: BOX } : surface);
}

function sheetsOfTubes(document: DesignDocument): PrintSheet[] {
  const surface = isNeonSign(document) ? findSurface(document, SIGN) : undefined;
  return surface ? [{ key: TUBES, surface, hasTubes: true }] : [];
}

function sheetsOfBox(document: DesignDocument): PrintSheet[] {
  const box = boxOf(document);
  const surface = box && findSurface(document, box.surface);
  return surface ? [{ key: BOX, surface, box }] : [];
}

/** The cover as one spread, and the block as one file, filled up with blank pages to whole signatures. */
function sheetsOfBook(document: DesignDocument, binding: Binding): PrintSheet[] {
  const [cover, ...pages] = surfacesOf(document);
  const blank = (binding.pageMultiple - (pages.length % binding.pageMultiple)) % binding.pageMultiple;
  const keys = [...pages.map(({ key }) => key), ...Array.from({ length: blank }, () => null)];
  return [
    { key: COVER_SPREAD, surface: cover, spread: binding },
    { key: "pages", surface: pages[0], pages: keys },
  ];
}

/** Returns the print file that shows a surface whole; undefined for one that is printed in parts. */
export function wholeSheetOf(sheets: PrintSheet[], surface: string): PrintSheet | undefined {
  return sheets.find(
    ({ surface: { key }, pages, part, box, hasTubes }) =>
      pages?.includes(surface) || (key === surface && !part && !box && !hasTubes),
  );
}
