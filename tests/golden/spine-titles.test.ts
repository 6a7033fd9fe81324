import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { SpineDrawing } from "~/design/drawing/spine-drawing";
import { blueprints } from "~/design/products/all-products.server";
import { spineSize } from "~/design/surfaces/spine-title";
import { serverOutline } from "~/design/text/fonts.server";
import { drawPrintFile } from "~/engine/print/draw-print-file";
import { points, spreadPage } from "~/engine/print/print-page";
import { sheetsOf } from "~/engine/print/print-sheets";
import { pressProfile } from "../fixtures/press-profile";
import { inkAt, missingTools, openForPress, type Plate } from "./press-tools";

/** The title on the spine of a book, as the studio and the print file have it. */

const DPI = 150;
const PIXELS = DPI / 25.4;
/** Of 255: between ink and paper. */
const HALF = 128;

const reason = missingTools.length === 0 ? "" : ` (SKIPPED: ${missingTools.join(", ")} not installed here)`;

function book(title: string): DesignDocument {
  const options = { size: "8x8", cover: "hard", pages: "40" };
  const start = startDocument(blueprints.photobook, { template: "one-photo", options });
  return applyCommand(start, { type: "set-details", name: "spine", lines: [title] });
}

async function coverFile(document: DesignDocument, isForPress = false): Promise<Buffer> {
  const [{ surface, key: _key, ...sheet }] = sheetsOf(document);
  const press = isForPress ? await pressProfile() : null;
  const order = { label: "golden", maker: "My Pet Canvas", read: async () => null, press };
  const chunks: Buffer[] = [];
  for await (const chunk of await drawPrintFile({ document, surface: surface.key, ...sheet, ...order }))
    chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** The spine in pixels of a sheet's plate or picture. */
function spineOn(document: DesignDocument) {
  const [{ surface, spread }] = sheetsOf(document);
  if (!spread) throw new Error("There is no spine.");
  const { margin, width, height } = spreadPage(surface, document, spread);
  const left = margin + (width - spread.spine) / 2;
  const [x, y, wide, high] = [left, margin, spread.spine, height].map(
    (length) => (points(length) / 72) * DPI,
  );
  return { x, y, wide, high };
}

function isInked(plate: Plate, x: number, y: number): boolean {
  return inkAt(plate, x, y) < HALF;
}

/** Rows from top to bottom and columns from left to right of the spine that have ink, and how much of it has. */
function inkOn(plate: Plate, { x, y, wide, high }: ReturnType<typeof spineOn>) {
  const inked: { column: number; row: number }[] = [];
  for (let row = 0; row < Math.floor(high); row += 1) {
    for (let column = 0; column < Math.floor(wide); column += 1)
      if (isInked(plate, x + column, y + row)) inked.push({ column, row });
  }
  return inked;
}

describe.skipIf(missingTools.length > 0)(`the title on a book's spine${reason}`, () => {
  test("is printed where the studio shows it, between the folds", async () => {
    const document = book("Biscuit & Luna");
    const place = spineOn(document);
    const { page } = await openForPress(await coverFile(document), DPI);
    const printed = inkOn(page, place);
    expect(printed.length).toBeGreaterThan(500);
    expect(Math.min(...printed.map(({ column }) => column))).toBeGreaterThan(PIXELS);
    expect(Math.max(...printed.map(({ column }) => column))).toBeLessThan(place.wide - PIXELS);
    const shown = await shownSpine(document, place);
    const missing = printed.filter(({ column, row }) => !isNear(shown, column, row));
    expect(missing.length).toBeLessThan(printed.length * 0.02);
    const { page: blank } = await openForPress(await coverFile(book("")), DPI);
    expect(inkOn(blank, place)).toEqual([]);
  });

  test("reads from top to bottom, with its baseline to the left", async () => {
    const document = book("I............");
    const place = spineOn(document);
    const { page } = await openForPress(await coverFile(document), DPI);
    const ink = inkOn(page, place);
    const rows = ink.map(({ row }) => row);
    const middle = (Math.min(...rows) + Math.max(...rows)) / 2;
    const columns = (part: typeof ink) => part.map(({ column }) => column);
    const letter = columns(ink.filter(({ row }) => row < middle));
    const dots = columns(ink.filter(({ row }) => row >= middle));
    expect(Math.max(...letter)).toBeGreaterThan(Math.max(...dots) + PIXELS);
    expect(Math.min(...letter)).toBeGreaterThan(Math.min(...dots) - PIXELS);
  });

  test("is on the black plate alone in the inks of a press", async () => {
    const document = book("Biscuit & Luna");
    const place = spineOn(document);
    const { plates } = await openForPress(await coverFile(document, true), DPI);
    const inkOf = (name: string) => inkOn(plates.get(name) as Plate, place).length;
    expect(inkOf("Black")).toBeGreaterThan(500);
    expect(["Cyan", "Magenta", "Yellow"].map(inkOf)).toEqual([0, 0, 0]);
  });
});

async function shownSpine(
  document: DesignDocument,
  { wide, high }: ReturnType<typeof spineOn>,
): Promise<Plate> {
  const { width, height } = spineSize(document) ?? { width: 0, height: 0 };
  const drawing = createElement(SpineDrawing, { document, outline: serverOutline });
  const frame = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${width} ${height}`,
    width: wide,
    height: high,
  };
  const svg = renderToStaticMarkup(createElement("svg", frame, drawing));
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: "#ffffff" })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Whether there is ink within a pixel: the sheet's pixels lie between those of the drawing. */
function isNear(plate: Plate, column: number, row: number): boolean {
  return [-1, 0, 1].some((down) => [-1, 0, 1].some((across) => isInked(plate, column + across, row + down)));
}
