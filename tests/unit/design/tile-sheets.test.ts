import { describe, expect, test } from "vitest";
import { tileSheets } from "~/design/products/walltiles/blueprint";
import { findSurface } from "~/design/surfaces/surfaces";
import { drawPrintFile } from "~/engine/print/draw-print-file";
import { points } from "~/engine/print/print-page";
import { sheetsOf } from "~/engine/print/print-sheets";
import { readPrintFacts } from "../../golden/print-facts";
import { aDesign } from "./a-design";

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

  test("is divided among the tiles without a rest", () => {
    const whole = findSurface(document, "all")?.size(document.options) ?? { width: 0, height: 0 };
    const area = sheets.reduce((total, { size }) => total + size.width * size.height, 0);
    expect(area).toBeCloseTo(whole.width * whole.height, 1);
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

test("tiles with their own pictures have their own files", () => {
  const document = aDesign("walltiles", { options: { pieces: "4", layout: "each" } });
  expect(sheetsOf(document).map(({ key }) => key)).toEqual(["tile-1", "tile-2", "tile-3", "tile-4"]);
});
