import type { PartialSheet } from "~/design/blueprint/blueprint";
import type { Box } from "~/design/document/document";
import { bleedPath, maskPath } from "~/design/geometry/shapes";
import type { Crease, Panel } from "~/design/production/box-sheet";
import { serverOutline } from "~/design/text/fonts.server";
import type { PrintInks } from "./print-inks";
import { hasCutLine, type PrintPage, points } from "./print-page";

type Document = PDFKit.PDFDocument;

/** Millimeters. */
const GAP = 2;
const MARK_LENGTH = 7;
const HAIRLINE = 0.09;
const WORDS_HEIGHT = 2.4;
const WORDS_FROM_CORNER = 12;
/** Draws trim marks at the four corners and marks of folds, outside of the bleed, on every plate. */
export function drawCropMarks(document: Document, inks: PrintInks, page: PrintPage): void {
  const { width, height, bleed, folds = [] } = page;
  const near = bleed + GAP;
  const far = near + MARK_LENGTH;
  document.lineWidth(HAIRLINE);
  for (const x of [0, width, ...folds]) {
    document.moveTo(x, -near).lineTo(x, -far);
    document.moveTo(x, height + near).lineTo(x, height + far);
  }
  for (const y of [0, height]) {
    document.moveTo(-near, y).lineTo(-far, y);
    document.moveTo(width + near, y).lineTo(width + far, y);
  }
  inks.stroke("registration");
}

/** Writes the sheet's label below the bleed, as outlines. Text wider than the surface is reduced in size. */
export function drawSlug(document: Document, inks: PrintInks, page: PrintPage, words: string): void {
  const { width, height, bleed } = page;
  const shape = serverOutline("figtree", words);
  if (!shape) return;
  const room = Math.max(width - 2, WORDS_FROM_CORNER);
  const scale = Math.min(WORDS_HEIGHT / 1000, room / Math.max(shape.width, 1));
  document
    .save()
    .translate(1, height + bleed + GAP + WORDS_HEIGHT)
    .scale(scale)
    .path(shape.path);
  inks.fill("black");
  document.restore();
}

/**
 * Draws the line along which a shape and its holes are cut, in a spot color that overprints; nothing for a rectangle
 * without holes, which is trimmed.
 */
export function drawCutLine(
  document: Document,
  inks: PrintInks,
  page: PrintPage,
  ink: "CutContour" | "Dieline",
): void {
  if (!hasCutLine(page)) return;
  inks.overprinting(() => {
    document.lineWidth(HAIRLINE).path(maskPath(page.mask, page));
    for (const { x, y, width } of page.holes) document.circle(x + width / 2, y + width / 2, width / 2);
    inks.stroke(ink);
  });
}

/**
 * Draws a picture over white ink to the end of its bleed. The white comes first, so that screens, which know no
 * overprint, show the picture; the picture overprints, so that the white plate stays whole. Where it is seen through, as by
 * a mask, programs disregard that, and the white is drawn again over it.
 */
export function drawOnWhite(
  document: Document,
  inks: PrintInks,
  page: PrintPage,
  { isSeenThrough, draw }: { isSeenThrough: boolean; draw: () => void },
): void {
  const fillWhite = () => {
    document.path(bleedPath(page, page.bleed));
    inks.fill("White");
  };
  inks.overprinting(() => {
    fillWhite();
    draw();
  });
  if (isSeenThrough) inks.multiplying(fillWhite);
}

/** Draws a surface so that one part of it, with its bleed, fills the sheet. */
export function drawPart(
  document: Document,
  page: PrintPage,
  { x, y }: PartialSheet,
  draw: () => void,
): void {
  document.save().path(bleedPath(page, page.bleed)).clip().translate(-x, -y);
  draw();
  document.restore();
}

/**
 * Draws the cover of a book: its background all over, and its picture on the front, to the right of the spine.
 * @param left from the left edge of the back to the spine's right edge @param top by which the boards exceed the picture
 */
export function drawFront(
  document: Document,
  page: PrintPage,
  { background, left, top }: { background: PDFKit.Mixins.ColorValue; left: number; top: number },
  draw: () => void,
): void {
  const { width, height, bleed } = page;
  document.save().path(bleedPath(page, bleed)).fillColor(background).fill();
  document
    .rect(left, -bleed, width + bleed - left, height + 2 * bleed)
    .clip()
    .translate(left, top);
  draw();
  document.restore();
}

/** Draws the spine of a book, and nothing beyond its folds. @param left from the left edge of the back to the spine */
export function drawSpine(
  document: Document,
  { height }: PrintPage,
  { left, width }: { left: number; width: number },
  draw: () => void,
): void {
  document.save().rect(left, 0, width, height).clip().translate(left, 0);
  draw();
  document.restore();
}

/** Draws the lines along which a box is creased, in a spot color that overprints. */
export function drawCreases(document: Document, inks: PrintInks, creases: Crease[]): void {
  inks.overprinting(() => {
    document.lineWidth(HAIRLINE);
    for (const { from, to } of creases) document.moveTo(from.x, from.y).lineTo(to.x, to.y);
    inks.stroke("Crease");
  });
}

/** Draws the holes that are punched after printing, as a guide in a spot color that overprints. */
export function drawPunch(document: Document, inks: PrintInks, holes: Box[]): void {
  inks.overprinting(() => {
    document.lineWidth(HAIRLINE);
    for (const { x, y, width, height } of holes) document.rect(x, y, width, height);
    inks.stroke("Punch");
  });
}

/** The picture of a box's panels: its background, trimmed size and bleed. */
interface PanelPicture {
  background: PDFKit.Mixins.ColorValue;
  size: { width: number; height: number };
  bleed: number;
}

/**
 * Draws a box: its background all over, and its picture whole in the middle of each panel. Where the picture nearly fills
 * the panel, its bleed covers the rest, and extends beyond ends that are cut.
 */
export function drawPanels(
  document: Document,
  page: PrintPage,
  panels: Panel[],
  { background, size, bleed }: PanelPicture,
  draw: () => void,
): void {
  document.path(bleedPath(page, page.bleed)).fillColor(background).fill();
  for (const panel of panels) {
    const scale = Math.min(panel.width / size.width, panel.height / size.height);
    const left = (panel.width - size.width * scale) / 2;
    const top = (panel.height - size.height * scale) / 2;
    const across = left > bleed * scale ? left : 0;
    const along = top > bleed * scale ? top : 0;
    const beyond = panel.hasCutEnds && along === 0 ? page.bleed : 0;
    document
      .save()
      .rect(
        panel.x + across,
        panel.y + along - beyond,
        panel.width - 2 * across,
        panel.height - 2 * (along - beyond),
      )
      .clip()
      .translate(panel.x + left, panel.y + top)
      .scale(scale);
    draw();
    document.restore();
  }
}

/** Mirrors what is drawn from here on about the middle of the surface. */
export function mirror(document: Document, { width }: PrintPage): void {
  document.transform(-1, 0, 0, 1, width, 0);
}

/** Sets the document's coordinates to millimeters from the trimmed surface's top left corner. */
export function inMillimeters(document: Document, { margin }: PrintPage): void {
  document.translate(points(margin), points(margin)).scale(points(1));
}
