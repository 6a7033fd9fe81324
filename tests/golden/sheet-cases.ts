import type { Blueprint, ChosenOptions } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { type PrintSheet, sheetsOf } from "~/engine/print/print-sheets";
import { coveredByTurnedPhotos, ends, isCoverable, layouts } from "./prepress-designs";

/** A print file to be opened, with the design it is of. */
export interface SheetCase {
  name: string;
  document: DesignDocument;
  sheet: PrintSheet;
  /** Every surface of the design is covered by a turned photo. */
  isCovered: boolean;
}

/** Similar sheets that are all opened. */
const MANY = 13;

/** Options that give other sheets than those a shopper starts with. */
const otherOptions: Record<string, ChosenOptions[]> = {
  canvas: [{ edges: "mirrored" }, { edges: "background" }],
  "wall-set": [{ edges: "mirrored" }],
  mobilestand: [{ tone: "clear", shape: "arch" }],
  ornaments: [{ shape: "heart" }],
  "pet-tags": [{ shape: "bone" }, { shape: "heart" }],
  photobook: [{ cover: "hard", pages: "30" }],
  photolamp: [{ shape: "box" }],
  umbrella: [{ panels: "own" }],
  walltiles: [{ layout: "across" }, { layout: "across", gaps: "shown", pieces: "6" }],
};

/**
 * Returns the print files of a product: for the first and the last layout with a long name the first and the last of its
 * similar sheets and all others, such as its box; covered by a turned photo, and with other options, every sheet but
 * those of a deck of cards.
 */
export function sheetCases(blueprint: Blueprint): SheetCase[] {
  const [first, last] = layouts(blueprint);
  const starts = last ? [first, last] : [first];
  const covered = [{}, ...(otherOptions[blueprint.key] ?? [])].map((options) =>
    coveredByTurnedPhotos(blueprint, options),
  );
  return [
    ...starts.flatMap((document) =>
      differentSheets(document).map((sheet) =>
        caseOf(document.template, { document, sheet, isCovered: false }),
      ),
    ),
    ...covered.flatMap((document, index) =>
      differentSheets(document, MANY).map((sheet) =>
        caseOf(`turned photo ${index + 1}`, { document, sheet, isCovered: isCoverable(document) }),
      ),
    ),
  ];
}

function caseOf(design: string, opened: Omit<SheetCase, "name">): SheetCase {
  return { ...opened, name: `${design}: ${opened.sheet.key}` };
}

/** @param few up to that many similar sheets are all returned */
function differentSheets(document: DesignDocument, few = 0): PrintSheet[] {
  const sheets = sheetsOf(document);
  const isSimilar = ({ part, spread, pages, box, hasTubes }: PrintSheet) =>
    !part && !spread && !pages && !box && !hasTubes;
  const similar = sheets.filter(isSimilar);
  return [
    ...(similar.length <= few ? similar : ends(similar)),
    ...sheets.filter((sheet) => !isSimilar(sheet)),
  ];
}
