import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PartialSheet } from "~/design/blueprint/blueprint";
import { describeSide } from "~/design/document/describe-design";
import type { DesignDocument } from "~/design/document/document";
import { SurfaceDrawing } from "~/design/drawing/design-svg";
import { written } from "~/design/geometry/measure";
import { describeRecipe, isMachined, type ProductionRecipe } from "~/design/production/recipe";
import { recipeOf } from "~/design/production/recipe-of";
import { findSurface } from "~/design/surfaces/surfaces";
import { serverOutline } from "~/design/text/fonts.server";
import { drawArtifact, drawElement, openStructure, TAGGED } from "../shared/pdf-structure";
import { embedPhoto } from "./embed-photo";
import { PrintInks } from "./print-inks";
import { boxOnSheet, hasCutLine, type PrintPage, printPage, sheetSize, sheetTitle } from "./print-page";
import { type PrintPhotos, printPhotos, type ReadWholePhoto } from "./print-photos";
import { declarePrintStandard, PRINT_PDF_VERSION } from "./print-standard";
import {
  drawCropMarks,
  drawCutLine,
  drawOnWhite,
  drawPart,
  drawSlug,
  inMillimeters,
  mirror,
} from "./printers-marks";
import { drawSvg } from "./svg-pen";

const BLACK = "#000000";

export interface PrintOrder {
  document: DesignDocument;
  surface: string;
  /** The part of the surface that has a sheet of its own; the whole by default. */
  part?: PartialSheet;
  /** Text that identifies the sheet, such as the order's number. */
  label: string;
  /** The store's name. */
  maker: string;
  read: ReadWholePhoto;
}

/** Constant creation date, so that equal designs give equal bytes. */
const ALWAYS = new Date(Date.UTC(2000, 0, 1));

/**
 * Draws one surface as a one-page PDF/X-4 at its final size, as its recipe says: bleed, crop marks, text as outlines,
 * photos at the recipe's resolution, spot plates. Screen readers read what the picture shows, and the sheet's label.
 * @returns the document as a stream
 * @throws MissingPhoto
 * @throws Error for a surface that the product does not have, or a drawing that cannot be printed faithfully
 */
export async function drawPrintFile({
  document,
  surface,
  part,
  label,
  maker,
  read,
}: PrintOrder): Promise<PDFKit.PDFDocument> {
  const blueprint = findSurface(document, surface);
  if (!blueprint || !document.surfaces[surface]) throw new Error(`There is no surface ${surface}.`);
  const page = printPage(blueprint, document, part);
  const recipe = recipeOf(document, blueprint);
  const photos = await printPhotos(document, surface, read);
  const title = sheetTitle(blueprint, document, part);
  const pdf = await openSheet(page, `${label}, ${title}`, maker);
  const content = JSON.stringify([label, title, document]);
  const inks = new PrintInks(pdf, declarePrintStandard(pdf, { time: ALWAYS, content }));
  const structure = openStructure(pdf);
  inMillimeters(pdf, page);
  const picture = { alt: describeSide(document, surface), bbox: boxOnSheet(page, page.bleed) };
  pdf.save();
  if (recipe.mirrored) mirror(pdf, page);
  const drawWhole = () => drawSurface(pdf, inks, { surface, photos, recipe });
  const draw = part ? () => drawPart(pdf, page, part, drawWhole) : drawWhole;
  const drawPlates = recipe.white === "full" ? () => drawOnWhite(pdf, inks, page, draw) : draw;
  structure.add(drawElement(pdf, "Figure", drawPlates, picture));
  drawArtifact(pdf, "Page", () => drawCutLine(pdf, inks, page, recipe.cutLine));
  pdf.restore();
  if (!isMachined(recipe)) {
    drawArtifact(pdf, "Page", () => drawCropMarks(pdf, inks, page));
    const size = `${written(page.width)} × ${written(page.height)} mm`;
    const slug = `${label}  ${title}  ${size}  ${describeRecipe(recipe, hasCutLine(page))}`;
    structure.add(drawElement(pdf, "P", () => drawSlug(pdf, inks, page, slug), { actual: slug }));
  }
  pdf.end();
  return pdf;
}

async function openSheet(page: PrintPage, title: string, maker: string): Promise<PDFKit.PDFDocument> {
  const { default: PdfDocument } = await import("pdfkit");
  const pdf = new PdfDocument({
    size: sheetSize(page),
    margin: 0,
    pdfVersion: PRINT_PDF_VERSION,
    ...TAGGED,
    info: { Title: title, Creator: maker, Producer: maker, CreationDate: ALWAYS },
  });
  Object.assign(pdf.page.dictionary.data, {
    TrimBox: boxOnSheet(page, 0),
    BleedBox: boxOnSheet(page, page.bleed),
  });
  return pdf;
}

interface SurfaceToDraw {
  surface: string;
  photos: PrintPhotos;
  recipe: ProductionRecipe;
}

/** The drawing that the shopper saw, extended to the bleed; for engraving in black alone. */
function drawSurface(
  pdf: PDFKit.PDFDocument,
  inks: PrintInks,
  { surface, photos: { document, sources, files }, recipe }: SurfaceToDraw,
): void {
  const isBlack = recipe.color === "black";
  const drawing = {
    document,
    surface,
    photos: sources,
    outline: serverOutline,
    bare: true,
    bled: true,
    ink: isBlack ? BLACK : undefined,
  };
  const pictures = new Map([...files].map(([name, photo]) => [name, embedPhoto(pdf, inks, photo)]));
  const markup = renderToStaticMarkup(createElement("svg", null, createElement(SurfaceDrawing, drawing)));
  drawSvg(pdf, markup, { pictures, blackInk: isBlack ? inks : undefined });
}
