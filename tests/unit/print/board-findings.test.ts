import { expect, test } from "vitest";
import type { DesignDocument, TextLayer } from "~/design/document/document";
import type { Point } from "~/design/geometry/path-points";
import { boardFindings } from "~/engine/print/neon/board-findings";
import { spaced } from "~/engine/print/neon/line-points";
import { signFindings } from "~/engine/print/neon/sign-findings";
import { SIGN, type SignTube } from "~/engine/print/neon/sign-tubes";
import { aDesign, textOf, typed } from "../design/a-design";

/** What holds a neon sign because of its board. */

const sign = aDesign("neon-sign", {
  template: "one-line",
  options: { size: "small", backing: "clear", mount: "screws" },
});
const layer: TextLayer = textOf(sign, SIGN, "name");
/** The holes of a board of 500 by 250 mm lie on the rectangle at that distance from its edge. */
const INSET = 15;
const [WIDTH, HEIGHT] = [500, 250];

function tube(...points: [x: number, y: number][]): SignTube {
  const line: Point[] = points.map(([x, y]) => ({ x, y }));
  return { layer, line: spaced(line, 1) };
}

const [left, top, right, bottom] = [INSET, INSET, WIDTH - INSET, HEIGHT - INSET];

test("a tube beyond the sign is named once, whatever its board", async () => {
  const text = typed(SIGN, "name", "Bo");
  const box = { type: "set-box", surface: SIGN, layer: "name", box: { x: -160 } } as const;
  for (const backing of ["clear", "cut"]) {
    const options = { ...sign.options, backing };
    const beyond = aDesign("neon-sign", { template: "one-line", options }, text, box);
    expect(await signFindings(beyond)).toEqual([
      "Text: part of its tube lies beyond the sign. Move it, or make it smaller.",
    ]);
    expect(await signFindings(aDesign("neon-sign", { template: "one-line", options }, text))).toEqual([]);
  }
});

test("a hole under a tube is named, where tubes follow the whole edge", async () => {
  const edge = tube([left, top], [right, top], [right, bottom], [left, bottom], [left, top]);
  expect(await boardFindings(sign, [edge])).toEqual([
    "The board: a hole lies under a tube, since its edge has no free place. Make the design smaller.",
  ]);
});

test("too few places for the holes are", async () => {
  const open = tube([left + 40, top], [right, top], [right, bottom], [left, bottom], [left, top + 10]);
  expect(await boardFindings(sign, [open])).toEqual([
    expect.stringMatching(/^The board: its edge has free places for [123] of 4 holes only\./),
  ]);
});

test("a hole far from its corner is, and one a little farther is not", async () => {
  const corner = (reach: number) => [tube([right - reach, top], [right, top], [right, top + reach])];
  expect(await boardFindings(sign, corner(100))).toEqual([
    expect.stringMatching(/^The board: a hole is 1[12]\d mm from its corner, where a tube is in the way\./),
  ]);
  expect(await boardFindings(sign, corner(20))).toEqual([]);
});

test("a sign on a chain has no holes below", async () => {
  const below = [tube([left + 100, bottom], [left, bottom], [left, bottom - 100])];
  const chained: DesignDocument = { ...sign, options: { ...sign.options, mount: "chain" } };
  expect(await boardFindings(sign, below)).toHaveLength(1);
  expect(await boardFindings(chained, below)).toEqual([]);
});
