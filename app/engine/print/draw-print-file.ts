import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describeSide } from "~/design/document/describe-design";
import type { DesignDocument } from "~/design/document/document";
import { SurfaceDrawing } from "~/design/drawing/design-svg";
import { written } from "~/design/geometry/measure";
import { findSurface } from "~/design/surfaces/surfaces";
import { serverOutline } from "~/design/text/fonts.server";
import { drawArtifact, drawElement, openStructure, TAGGED } from "../shared/pdf-structure";
import { boxOnSheet, type PrintPage, printPage, sheetSize, sheetTitle } from "./print-page";
import { type PrintPhotos, printPhotos, type ReadWholePhoto } from "./print-photos";
import { drawCropMarks, drawCutContour, drawSlug, inMillimeters } from "./printers-marks";
import { drawSvg } from "./svg-pen";

export interface PrintOrder {
  document: DesignDocument;
  surface: string;
  /** Text that identifies the sheet, such as the order's number. */
  label: string;
  /** The store's name. */
  maker: string;
  read: ReadWholePhoto;
}

/** Constant creation date, so that equal designs give equal bytes. */
const ALWAYS = new Date(Date.UTC(2000, 0, 1));

/**
 * Draws one surface as a one-page PDF at its final size: bleed, crop marks, text as outlines, photos at full
 * resolution. Screen readers read what the picture shows, and the sheet's label.
 * @returns the document as a stream
 * @throws MissingPhoto
 * @throws Error for a surface that the product does not have, or a drawing that cannot be printed faithfully
 */
export async function drawPrintFile({
  document,
  surface,
  label,
  maker,
  read,
}: PrintOrder): Promise<PDFKit.PDFDocument> {
  const blueprint = findSurface(document, surface);
  if (!blueprint || !document.surfaces[surface]) throw new Error(`There is no surface ${surface}.`);
  const page = printPage(blueprint, document);
  const photos = await printPhotos(document, surface, read);
  const title = sheetTitle(blueprint);
  const pdf = await openSheet(page, `${label}, ${title}`, maker);
  const structure = openStructure(pdf);
  inMillimeters(pdf, page);
  const picture = { alt: describeSide(document, surface), bbox: boxOnSheet(page, page.bleed) };
  structure.add(drawElement(pdf, "Figure", () => drawSurface(pdf, surface, photos), picture));
  drawArtifact(pdf, "Page", () => {
    drawCutContour(pdf, page);
    drawCropMarks(pdf, page);
  });
  const slug = `${label}  ${title}  ${written(page.width)} × ${written(page.height)} mm`;
  structure.add(drawElement(pdf, "P", () => drawSlug(pdf, page, slug), { actual: slug }));
  pdf.end();
  return pdf;
}

async function openSheet(page: PrintPage, title: string, maker: string): Promise<PDFKit.PDFDocument> {
  const { default: PdfDocument } = await import("pdfkit");
  const pdf = new PdfDocument({
    size: sheetSize(page),
    margin: 0,
    pdfVersion: "1.7",
    ...TAGGED,
    info: { Title: title, Creator: maker, Producer: maker, CreationDate: ALWAYS },
  });
  Object.assign(pdf.page.dictionary.data, {
    TrimBox: boxOnSheet(page, 0),
    BleedBox: boxOnSheet(page, page.bleed),
  });
  return pdf;
}

/** The drawing that the shopper saw, extended to the bleed. */
function drawSurface(pdf: PDFKit.PDFDocument, surface: string, { document, sources, files }: PrintPhotos) {
  const drawing = { document, surface, photos: sources, outline: serverOutline, bare: true, bled: true };
  const pictures = new Map([...files].map(([name, jpeg]) => [name, pdf.openImage(jpeg)]));
  drawSvg(
    pdf,
    renderToStaticMarkup(createElement("svg", null, createElement(SurfaceDrawing, drawing))),
    pictures,
  );
}
