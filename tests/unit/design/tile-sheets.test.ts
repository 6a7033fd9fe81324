import { describe, expect, test } from "vitest";
import { designWarnings } from "~/design/advice/warnings";
import { applyCommand, type Command } from "~/design/document/commands";
import { parseDesignDocument } from "~/design/document/document";
import { tileSheets } from "~/design/products/walltiles/blueprint";
import { hiddenGaps } from "~/design/surfaces/hidden-gaps";
import { findSurface } from "~/design/surfaces/surfaces";
import { serverOutline } from "~/design/text/fonts.server";
import { drawPrintFile } from "~/engine/print/draw-print-file";
import { points } from "~/engine/print/print-page";
import { sheetsOf } from "~/engine/print/print-sheets";
import { readPrintFacts } from "../../golden/print-facts";
import { aDesign, placed, textOf, typed } from "./a-design";

const PHOTO = "a-photo-of-biscuit";

describe.each(["4", "6", "9"])("a picture across %s tiles", (pieces) => {
  const options = { pieces, layout: "across", size: "8x8" };
  const document = aDesign("walltiles", { options });
  const sheets = tileSheets(document.options);

  test("has a print file for each tile, at the tile's size", () => {
    expect(sheetsOf(document).map(({ key }) => key)).toEqual(
      sheets.map((_sheet, index) => `all-tile-${index + 1}`),
    );
    expect(sheets).toHaveLength(Number(pieces));
    for (const { size } of sheets) expect(size).toEqual({ width: 203.2, height: 203.2 });
  });

  test("leaves out half an inch between two tiles", () => {
    for (const { x, y } of sheets) {
      expect((x / 215.9) % 1).toBeCloseTo(0, 5);
      expect((y / 215.9) % 1).toBeCloseTo(0, 5);
    }
    const surface = findSurface(document, "all");
    if (!surface) throw new Error("There is no such surface.");
    const gaps = hiddenGaps(surface, document.options);
    expect(gaps.length).toBe(pieces === "4" ? 2 : pieces === "6" ? 3 : 4);
    for (const { width, height } of gaps) expect(Math.min(width, height)).toBeCloseTo(12.7, 5);
    expect(gaps[0].x).toBeCloseTo(203.2, 5);
  });

  test("is divided among the tiles without a rest where nothing is hidden", () => {
    const document = aDesign("walltiles", { options: { ...options, gaps: "shown" } });
    const sheets = tileSheets(document.options);
    const whole = findSurface(document, "all")?.size(document.options) ?? { width: 0, height: 0 };
    const area = sheets.reduce((total, { size }) => total + size.width * size.height, 0);
    expect(area).toBeCloseTo(whole.width * whole.height, 1);
    const surface = findSurface(document, "all");
    expect(surface && hiddenGaps(surface, document.options)).toEqual([]);
    const last = sheets[sheets.length - 1];
    expect(last.x + last.size.width).toBeCloseTo(whole.width, 1);
    expect(last.y + last.size.height).toBeCloseTo(whole.height, 1);
    expect(new Set(sheets.map(({ x, y }) => `${x} ${y}`)).size).toBe(sheets.length);
  });

  test("is printed tile by tile, with the neighboring picture as bleed", async () => {
    const [, second] = sheets;
    const pdf = await drawPrintFile({
      document,
      surface: "all",
      part: second,
      label: "MPC1",
      maker: "My Pet Canvas",
      read: async () => null,
    });
    const chunks: Buffer[] = [];
    for await (const chunk of pdf) chunks.push(chunk as unknown as Buffer);
    const facts = readPrintFacts(Buffer.concat(chunks));
    const [left, bottom, right, top] = facts.boxes.TrimBox;
    expect(right - left).toBeCloseTo(points(second.size.width), 3);
    expect(top - bottom).toBeCloseTo(points(second.size.height), 3);
    expect(left - facts.boxes.BleedBox[0]).toBeCloseTo(points(5), 3);
    expect(facts.content).toContain(`1 0 0 1 -${second.x} 0 cm`);
  });
});

test("a picture from before the gaps were left out is read as it was", () => {
  const across = aDesign("walltiles", { options: { layout: "across", gaps: "shown" } });
  const { gaps: _later, ...options } = across.options;
  expect(parseDesignDocument({ ...across, options })).toEqual(across);
});

test("warns of a face and of small text in a gap, not of large text across it", () => {
  const chosen = { template: "photos-and-names", options: { layout: "across", pieces: "4" } };
  const started = aDesign("walltiles", chosen, placed("all", "photo", PHOTO), typed("all", "name", "Rex"));
  const { box } = textOf(started, "all", "name");
  const photos = (x: number) => ({
    [PHOTO]: { href: "/photo", width: 6000, height: 4000, focus: { x, y: 0.3 } },
  });
  const kinds = (x: number, ...commands: Command[]) =>
    designWarnings(commands.reduce(applyCommand, started), {
      photos: photos(x),
      outline: serverOutline,
    }).map(({ kind }) => kind);
  const centered = { ...box, x: 149.55, y: 250, width: 120, height: 60 };
  const set = (size: number): Command[] => [
    { type: "set-box", surface: "all", layer: "name", box: centered },
    { type: "set-text-style", surface: "all", layer: "name", size, align: "center" },
  ];
  expect(kinds(0.5)).toContain("gap");
  expect(kinds(0.25)).toEqual([]);
  expect(kinds(0.25, ...set(12))).toEqual(["lost"]);
  expect(kinds(0.25, ...set(60))).toEqual([]);
});

test("tiles with their own pictures have their own files", () => {
  const document = aDesign("walltiles", { options: { pieces: "4", layout: "each" } });
  expect(sheetsOf(document).map(({ key }) => key)).toEqual(["tile-1", "tile-2", "tile-3", "tile-4"]);
});
