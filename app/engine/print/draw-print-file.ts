import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Binding, PartialSheet, SurfaceBlueprint } from "~/design/blueprint/blueprint";
import { describeSide } from "~/design/document/describe-design";
import type { DesignDocument } from "~/design/document/document";
import { SurfaceDrawing } from "~/design/drawing/design-svg";
import { written } from "~/design/geometry/measure";
import type { BoxSheet } from "~/design/production/box-sheet";
import { describeRecipe, isMachined, type ProductionRecipe } from "~/design/production/recipe";
import { findSurface } from "~/design/surfaces/surfaces";
import { serverOutline } from "~/design/text/fonts.server";
import { yieldToRequests } from "../jobs/yield-to-requests";
import {
  drawArtifact,
  drawElement,
  openStructure,
  type StructureElement,
  TAGGED,
} from "../shared/pdf-structure";
import { type DrawPicture, embedPhoto } from "./embed-photo";
import { PrintInks } from "./print-inks";
import {
  boxOnSheet,
  boxPage,
  hasCutLine,
  type PrintPage,
  panelWidth,
  printPage,
  sheetSize,
  sheetTitle,
  spreadPage,
} from "./print-page";
import { type PrintPhotos, printPhotos, type ReadWholePhoto } from "./print-photos";
import { recipeOfSheet } from "./print-sheets";
import { declarePrintStandard, PRINT_PDF_VERSION, tagPage } from "./print-standard";
import {
  drawCreases,
  drawCropMarks,
  drawCutLine,
  drawFront,
  drawOnWhite,
  drawPanels,
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
  /** The measures of the book whose cover it is, which is drawn as a spread with back and spine. */
  spread?: Binding;
  /** Keys of the pages of a book that are drawn into one file, null for a blank one. */
  pages?: (string | null)[];
  /** The product's box, which shows the surface on its panels. */
  box?: BoxSheet;
  /** Text that identifies the sheet, such as the order's number. */
  label: string;
  /** The store's name. */
  maker: string;
  read: ReadWholePhoto;
  /** Ends the drawing of a book at its next page. */
  signal?: AbortSignal;
}

/** Constant creation date, so that equal designs give equal bytes. */
const ALWAYS = new Date(Date.UTC(2000, 0, 1));

/**
 * Draws one surface, or the cover or all pages of a book, as a PDF/X-4 at its final size, as its recipe says: bleed, crop
 * marks, text as outlines, photos at the recipe's resolution, spot plates. Screen readers read what the picture shows, and
 * the sheet's label.
 * @returns the document as a stream; the pages of a book are drawn while it is read, and a failure of one ends it
 * @throws MissingPhoto
 * @throws Error for a surface that the product does not have, or a drawing that cannot be printed faithfully
 */
export async function drawPrintFile(order: PrintOrder): Promise<PDFKit.PDFDocument> {
  const { document, label, maker } = order;
  const title = sheetTitle({ ...order, surface: surfaceOf(document, order.surface) }, document);
  const [first, ...others] = pagesOf(order);
  const photos = await photosOf(order, first);
  const pdf = await openSheet(first.page, `${label}, ${title}`, maker);
  const content = JSON.stringify([label, title, document]);
  const srgb = declarePrintStandard(pdf, { time: ALWAYS, content });
  const open = { pdf, srgb, structure: openStructure(pdf) };
  drawPage(open, order, first, photos);
  if (others.length === 0) pdf.end();
  else {
    // A page may fail before the caller reads, and an error without a listener would end the process. The caller sees it
    // in `pdf.errored`.
    pdf.on("error", () => {});
    drawFollowing(open, order, others).then(
      () => pdf.end(),
      (error) => pdf.destroy(error),
    );
  }
  return pdf;
}

/** One page of a print file; without a key it is blank. */
interface PageToDraw {
  key: string | null;
  title: string;
  page: PrintPage;
  recipe: ProductionRecipe;
}

interface OpenFile {
  pdf: PDFKit.PDFDocument;
  srgb: unknown[];
  structure: StructureElement;
}

function surfaceOf(document: DesignDocument, key: string): SurfaceBlueprint {
  const surface = findSurface(document, key);
  if (!surface || !document.surfaces[key]) throw new Error(`There is no surface ${key}.`);
  return surface;
}

function pagesOf({ document, surface: key, part, spread, pages, box }: PrintOrder): PageToDraw[] {
  const surface = surfaceOf(document, key);
  const recipe = recipeOfSheet(document, { surface, box });
  if (!pages) {
    const title = sheetTitle({ surface, part, spread, box }, document);
    return [{ key, title, page: pageOf(), recipe }];
  }
  return pages.map((each, index) => ({
    key: each,
    title: `Page ${index + 1}`,
    page: printPage(each === null ? surface : surfaceOf(document, each), document),
    recipe,
  }));

  function pageOf(): PrintPage {
    if (box) return boxPage(box);
    return spread ? spreadPage(surface, document, spread) : printPage(surface, document, part);
  }
}

function photosOf({ document, read }: PrintOrder, { key }: PageToDraw): Promise<PrintPhotos | null> {
  return key === null ? Promise.resolve(null) : printPhotos(document, key, read);
}

/** Reads the photos of one page after the other, for the memory, and serves requests in between. */
async function drawFollowing(open: OpenFile, order: PrintOrder, pages: PageToDraw[]): Promise<void> {
  for (const each of pages) {
    await yieldToRequests(order.signal);
    const photos = await photosOf(order, each);
    open.pdf.addPage({ size: sheetSize(each.page), margin: 0 });
    setBoxes(open.pdf, each.page);
    tagPage(open.pdf, open.srgb);
    drawPage(open, order, each, photos);
  }
}

function drawPage(
  { pdf, srgb, structure }: OpenFile,
  order: PrintOrder,
  { key, title, page, recipe }: PageToDraw,
  photos: PrintPhotos | null,
): void {
  const inks = new PrintInks(pdf, srgb);
  pdf.save();
  inMillimeters(pdf, page);
  pdf.save();
  if (recipe.mirrored) mirror(pdf, page);
  if (key !== null && photos) {
    const draw = () => drawPlates(pdf, inks, order, { key, page, recipe, photos });
    const picture = { alt: describeSide(order.document, key), bbox: boxOnSheet(page, page.bleed) };
    structure.add(drawElement(pdf, "Figure", draw, picture));
  }
  drawArtifact(pdf, "Page", () => drawCutLine(pdf, inks, page, recipe.cutLine));
  const { creases } = page;
  if (creases) drawArtifact(pdf, "Page", () => drawCreases(pdf, inks, creases));
  pdf.restore();
  if (!isMachined(recipe)) {
    drawArtifact(pdf, "Page", () => drawCropMarks(pdf, inks, page));
    const size = `${written(page.width)} × ${written(page.height)} mm`;
    const slug = `${order.label}  ${title}  ${size}  ${describeRecipe(recipe, hasCutLine(page))}`;
    structure.add(drawElement(pdf, "P", () => drawSlug(pdf, inks, page, slug), { actual: slug }));
  }
  pdf.restore();
}

interface Plates {
  key: string;
  page: PrintPage;
  recipe: ProductionRecipe;
  photos: PrintPhotos;
}

function drawPlates(
  pdf: PDFKit.PDFDocument,
  inks: PrintInks,
  order: PrintOrder,
  { key, page, recipe, photos }: Plates,
): void {
  const drawWhole = surfaceDrawer(pdf, inks, { surface: key, photos, recipe });
  const draw = () => drawShownPart(pdf, page, order, drawWhole);
  if (recipe.white === "full") drawOnWhite(pdf, inks, page, draw);
  else draw();
}

function drawShownPart(
  pdf: PDFKit.PDFDocument,
  page: PrintPage,
  { document, surface: key, part, spread, box }: PrintOrder,
  draw: () => void,
): void {
  const { background } = document.surfaces[key];
  if (part) drawPart(pdf, page, part, draw);
  else if (box) {
    const { size, bleed } = surfaceOf(document, key);
    drawPanels(pdf, page, box.panels, { background, size: size(document.options), bleed }, draw);
  } else if (spread) {
    const left = panelWidth(surfaceOf(document, key), document.options, spread) + spread.spine;
    drawFront(pdf, page, { background, left, top: spread.overhang }, draw);
  } else draw();
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
  setBoxes(pdf, page);
  return pdf;
}

function setBoxes(pdf: PDFKit.PDFDocument, page: PrintPage): void {
  Object.assign(pdf.page.dictionary.data, {
    TrimBox: boxOnSheet(page, 0),
    BleedBox: boxOnSheet(page, page.bleed),
  });
}

interface SurfaceToDraw {
  surface: string;
  photos: PrintPhotos;
  recipe: ProductionRecipe;
}

/**
 * Returns a function that draws what the shopper saw, extended to the bleed; for engraving in black alone. However often it
 * draws, the file has each photo once.
 */
function surfaceDrawer(
  pdf: PDFKit.PDFDocument,
  inks: PrintInks,
  { surface, photos: { document, sources, files }, recipe }: SurfaceToDraw,
): () => void {
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
  const markup = renderToStaticMarkup(createElement("svg", null, createElement(SurfaceDrawing, drawing)));
  let pictures: Map<string, DrawPicture> | undefined;
  return () => {
    pictures ??= new Map([...files].map(([name, photo]) => [name, embedPhoto(pdf, inks, photo)]));
    drawSvg(pdf, markup, { pictures, blackInk: isBlack ? inks : undefined });
  };
}
