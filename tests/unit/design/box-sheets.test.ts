import sharp from "sharp";
import { expect, test } from "vitest";
import type { DesignDocument } from "~/design/document/document";
import { boxOf } from "~/design/production/box-sheet";
import { drawPrintFile } from "~/engine/print/draw-print-file";
import { points, sheetProduction, sheetTitle } from "~/engine/print/print-page";
import { type PrintSheet, recipeOfSheet, sheetsOf, wholeSheetOf } from "~/engine/print/print-sheets";
import { readPrintFacts } from "../../golden/print-facts";
import { aDesign, placed } from "./a-design";

const PHOTO = "1".repeat(32);

const deck = (size = "poker") =>
  aDesign("playingcards", { template: "photo-back", options: { size } }, placed("back", "photo", PHOTO));
const puzzle = (pieces: string) =>
  aDesign("photopuzzle", { template: "full-photo", options: { pieces } }, placed("front", "photo", PHOTO));

function boxSheetOf(document: DesignDocument): PrintSheet {
  const sheet = sheetsOf(document).find(({ key }) => key === "box");
  if (!sheet) throw new Error("There is no box.");
  return sheet;
}

async function pdfOf(document: DesignDocument, { surface, box }: PrintSheet): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 90, height: 90, channels: 3, background: "#c86428" } })
    .jpeg()
    .toBuffer();
  const read = async () => ({ jpeg, width: 90, height: 90 });
  const file = { document, surface: surface.key, box, label: "MPC1", maker: "My Pet Canvas", read };
  const chunks: Buffer[] = [];
  for await (const chunk of await drawPrintFile(file)) chunks.push(chunk as unknown as Buffer);
  return Buffer.concat(chunks);
}

test("a deck has one box, however many cards it has", () => {
  const document = deck();
  const sheet = boxSheetOf(document);
  expect(sheetsOf(document)).toHaveLength(1 + 53 + 1);
  expect(recipeOfSheet(document, sheet).copies).toBe(1);
  expect(sheetTitle(sheet, document)).toBe("Tuck box");
  expect(sheetProduction(sheet, document)).toMatch(/cut along Dieline.*"in a box that matches the back"/);
});

test("the proof of the cards' back is its own file, not the box", () => {
  expect(wholeSheetOf(sheetsOf(deck()), "back")?.key).toBe("back");
});

test.each([
  ["poker", 63.5],
  ["bridge", 57.15],
])("the tuck box of a %s deck folds around its cards", (size, width) => {
  const box = boxOf(deck(size));
  if (!box) throw new Error("There is no box.");
  expect(box.panels).toHaveLength(2);
  for (const panel of box.panels) {
    expect(panel.width).toBeCloseTo(width + 1.5);
    expect(panel.height).toBeCloseTo(90.9);
    expect(creasesAt(box, "x")).toContainEqual(panel.x);
    expect(creasesAt(box, "x")).toContainEqual(panel.x + panel.width);
    expect(creasesAt(box, "y")).toEqual(expect.arrayContaining([panel.y, panel.y + panel.height]));
  }
  expect(box.size.width).toBeCloseTo(10 + 2 * (width + 1.5) + 2 * 18);
});

function creasesAt(box: NonNullable<ReturnType<typeof boxOf>>, axis: "x" | "y"): number[] {
  return box.creases.flatMap(({ from, to }) => (from[axis] === to[axis] ? [from[axis]] : []));
}

test("every crease of a tuck box lies within its sheet, and its outline ends at the sheet's edges", () => {
  const box = boxOf(deck());
  if (box?.mask.kind !== "path") throw new Error("The box has no outline.");
  const numbers = [...box.mask.path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  for (const axis of [0, 1]) {
    const along = numbers.map((point) => point[axis]);
    expect([Math.min(...along), Math.max(...along)]).toEqual([0, 100]);
  }
  for (const { from, to } of box.creases)
    for (const { x, y } of [from, to]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(box.size.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(box.size.height);
    }
});

test("the box of a deck shows the photo on front and back, which is in the file once", async () => {
  const document = deck();
  const sheet = boxSheetOf(document);
  const pdf = await pdfOf(document, sheet);
  const { boxes, content } = readPrintFacts(pdf);
  const { width = 0, height = 0 } = sheet.box?.size ?? {};
  const [left, bottom, right, top] = boxes.TrimBox;
  expect(right - left).toBeCloseTo(points(width), 3);
  expect(top - bottom).toBeCloseTo(points(height), 3);
  expect(left - boxes.BleedBox[0]).toBeCloseTo(points(3), 3);
  expect(content.match(/\/I1 Do/g)).toHaveLength(2);
  const text = pdf.toString("latin1");
  expect(text.match(/\/Subtype \/Image/g)).toHaveLength(1);
  for (const plate of ["Dieline", "Crease"]) expect(text).toContain(`/${plate}`);
});

test.each([
  ["110", 1.13],
  ["1000", 0.408],
])("the lid of a puzzle of %s pieces shows the picture whole", async (pieces, scale) => {
  const document = puzzle(pieces);
  const sheet = boxSheetOf(document);
  const { content } = readPrintFacts(await pdfOf(document, sheet));
  expect(sheet.box?.size).toEqual({ width: 406, height: 346 });
  const scales = [...content.matchAll(/^([\d.]+) 0 0 \1 0 0 cm$/gm)].map(([, factor]) => Number(factor));
  expect(scales.some((each) => Math.abs(each - scale) < 0.01)).toBe(true);
});

test("products without a printed box have no such file", () => {
  expect(sheetsOf(aDesign("photomug", {})).map(({ key }) => key)).not.toContain("box");
});
