import { beforeAll, describe, expect, test } from "vitest";
import { findSurface } from "~/design/surfaces/surfaces";
import { type PrintSheet, recipeOfSheet } from "~/engine/print/print-sheets";
import { drawSheet } from "./draw-sheet";
import { type GoldenPhoto, readGoldenPhotos } from "./golden-photos";
import { checkedBlueprints } from "./prepress-designs";
import { missingTools, openSheet } from "./press-tools";
import { sheetCases } from "./sheet-cases";
import {
  type CheckedSheet,
  expectBled,
  expectBoxes,
  expectCutLine,
  expectFullWhite,
  expectInkBeneath,
  expectMarks,
  expectPanelsBled,
  expectPlates,
  expectPunchedAndCreased,
} from "./sheet-checks";
import { type SheetGeometry, sheetGeometry } from "./sheet-geometry";
import { expectPicture } from "./sheet-picture";

/**
 * The print files of every product as they are drawn for an order, opened by the programs of a prepress department
 * (Debian: qpdf, ghostscript, poppler-utils, mupdf-tools). Where these are not installed, the tests say so;
 * `prepress.test.ts` reads the files without them.
 */

const MILLIMETERS_PER_INCH = 25.4;
/** Pixels of the longer side of a sheet, within the limits of resolution. */
const SIDE = 600;
const [MIN_DPI, MAX_DPI] = [24, 300];
/** Everything drawn in spot inks. */
const SPOTS = ["White", "CutContour", "Dieline", "Crease", "Punch"];

const reason = missingTools.length === 0 ? "" : ` (SKIPPED: ${missingTools.join(", ")} not installed here)`;

describe.skipIf(missingTools.length > 0)(`opened by qpdf, mutool, ghostscript and poppler${reason}`, () => {
  let photos: Record<string, GoldenPhoto>;
  beforeAll(async () => {
    photos = await readGoldenPhotos();
  });

  // Concurrent, because the programs are processes of their own.
  describe.concurrent.each(checkedBlueprints)("%s", (_key, blueprint) => {
    test.each(sheetCases(blueprint).map((each) => [each.name, each] as const))(
      "%s",
      async (_name, { document, sheet, isCovered }) => {
        const pdf = await drawSheet(document, sheet, photos);
        for (const { number, key } of pagesOf(sheet)) {
          const geometry = await sheetGeometry(document, sheet, key);
          const dpi = resolutionOf(geometry);
          const opened = await openSheet(pdf, { dpi, page: number, without: SPOTS });
          const recipe = recipeOfSheet(document, {
            ...sheet,
            surface: findSurface(document, key) ?? sheet.surface,
          });
          expect(opened.boxes).toHaveLength(sheet.pages?.length ?? 1);
          for (const boxes of opened.boxes) expect(boxes).toEqual(opened.boxes[0]);
          const checked: CheckedSheet = { opened, boxes: opened.boxes[number - 1], geometry, recipe, dpi };
          expectBoxes(checked);
          expectPlates(checked);
          expectMarks(checked);
          await expectCutLine(checked);
          await expectPunchedAndCreased(checked);
          await expectInk(checked, sheet, isCovered);
          expectFullWhite(checked);
          await expectPicture(checked, document, photos);
        }
      },
    );
  });
});

/** Ink reaches as far as it must: all over, but for the flaps of boxes and for pictures that fade. */
async function expectInk(checked: CheckedSheet, sheet: PrintSheet, isCovered: boolean): Promise<void> {
  const isPrintedAllOver = isCovered && !sheet.box && !sheet.surface.fadesFrom;
  expectInkBeneath(checked, isPrintedAllOver);
  if (isPrintedAllOver) await expectBled(checked);
  if (isCovered && sheet.box) await expectPanelsBled(checked, sheet.box.panels);
}

/** The first and the last page of a book's block that is not blank; the only one of other sheets. */
function pagesOf({ pages, surface }: PrintSheet): { number: number; key: string }[] {
  if (!pages) return [{ number: 1, key: surface.key }];
  const printed = pages.flatMap((key, index) => (key === null ? [] : [{ number: index + 1, key }]));
  return [printed[0], printed[printed.length - 1]];
}

function resolutionOf({ width, height, bleed }: SheetGeometry): number {
  const inches = (Math.max(width, height) + 2 * bleed) / MILLIMETERS_PER_INCH;
  return Math.round(Math.min(MAX_DPI, Math.max(MIN_DPI, SIDE / inches)));
}
