import { maskPath } from "~/design/geometry/shapes";
import { serverOutline } from "~/design/text/fonts.server";
import { type PrintPage, points } from "./print-page";

type Document = PDFKit.PDFDocument;

/** Millimeters. */
const GAP = 2;
const MARK_LENGTH = 7;
const HAIRLINE = 0.09;
const WORDS_HEIGHT = 2.4;
const WORDS_FROM_CORNER = 12;
/** All four inks, so that the marks appear on every plate. */
const REGISTRATION: PDFKit.Mixins.ColorValue = [100, 100, 100, 100];
const BLACK: PDFKit.Mixins.ColorValue = [0, 0, 0, 100];
const CUT_CONTOUR = "CutContour";

/** Draws trim marks at the four corners, outside of the bleed. */
export function drawCropMarks(document: Document, { width, height, bleed }: PrintPage): void {
  const near = bleed + GAP;
  const far = near + MARK_LENGTH;
  document.lineWidth(HAIRLINE).strokeColor(REGISTRATION);
  for (const x of [0, width]) {
    line(document, x, -near, x, -far);
    line(document, x, height + near, x, height + far);
  }
  for (const y of [0, height]) {
    line(document, -near, y, -far, y);
    line(document, width + near, y, width + far, y);
  }
}

/** Writes the sheet's label below the bleed, as outlines. Text wider than the surface is reduced in size. */
export function drawSlug(document: Document, { width, height, bleed }: PrintPage, words: string): void {
  const shape = serverOutline("figtree", words);
  if (!shape) return;
  const room = Math.max(width - 2, WORDS_FROM_CORNER);
  const scale = Math.min(WORDS_HEIGHT / 1000, room / Math.max(shape.width, 1));
  document
    .save()
    .translate(1, height + bleed + GAP + WORDS_HEIGHT)
    .scale(scale)
    .path(shape.path)
    .fill(BLACK)
    .restore();
}

/**
 * Draws the cut line of a shape in the spot color CutContour (magenta on screen); none for a rectangle, which is
 * trimmed.
 */
export function drawCutContour(document: Document, page: PrintPage): void {
  if (page.mask.kind === "rectangle") return;
  document.addSpotColor(CUT_CONTOUR, 0, 100, 0, 0);
  document.lineWidth(HAIRLINE).path(maskPath(page.mask, page)).stroke(CUT_CONTOUR);
}

/** Sets the document's coordinates to millimeters from the trimmed surface's top left corner. */
export function inMillimeters(document: Document, { margin }: PrintPage): void {
  document.translate(points(margin), points(margin)).scale(points(1));
}

function line(document: Document, fromX: number, fromY: number, toX: number, toY: number): void {
  document.moveTo(fromX, fromY).lineTo(toX, toY).stroke();
}
