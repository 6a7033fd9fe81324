import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { preflightFindings } from "~/design/advice/preflight";
import { designWarnings } from "~/design/advice/warnings";
import type { Command } from "~/design/document/commands";
import type { Box, DesignDocument } from "~/design/document/document";
import { SurfaceDrawing } from "~/design/drawing/design-svg";
import { doConvexShapesOverlap } from "~/design/geometry/convex-overlap";
import { hiddenGaps } from "~/design/surfaces/hidden-gaps";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { serverOutline } from "~/design/text/fonts.server";
import { aDesign, placed, typed } from "./a-design";

const LINK = "https://example.com/rex";

interface Coded {
  surface?: string;
  options?: Record<string, string>;
  template?: string;
  box?: Partial<Box>;
  turn?: number;
}

function coded(
  product: string,
  { surface = "front", box = {}, turn = 0, ...chosen }: Coded,
  ...more: Command[]
) {
  const target = { surface, layer: "added-1" };
  return aDesign(
    product,
    chosen,
    { type: "add-layer", surface, kind: "code" },
    { type: "set-code", ...target, link: LINK },
    { type: "set-box", ...target, box },
    { type: "set-turn", ...target, turn },
    ...more,
  );
}

const warnings = (document: DesignDocument) =>
  designWarnings(document, { photos: {}, outline: serverOutline })
    .filter(({ field }) => field.endsWith(".added-1"))
    .map(({ kind }) => kind);

const findings = (document: DesignDocument) =>
  preflightFindings(document, { photos: {}, outline: serverOutline, resolutionFloor: 60 })
    .filter((finding) => finding.includes("QR code"))
    .map((finding) => finding.replace(/^.*?QR code: /, ""));

const CUT = "a hole, a gap, the binding or the trim goes through the code.";
const COVERED = "something is printed over the code.";

describe("what is drawn over a QR code", () => {
  const square = { x: 100, y: 20, width: 40, height: 40 };
  const mug = { surface: "wrap", box: square };
  const textAt = (box: Partial<Box>): Command[] => [
    { type: "add-layer", surface: "wrap", kind: "text" },
    typed("wrap", "added-2", "Rex"),
    { type: "set-box", surface: "wrap", layer: "added-2", box },
  ];

  test("is a warning and a finding, unless the code is above it", () => {
    const under = coded("photomug", mug, ...textAt(square));
    expect(warnings(under)).toEqual(["covered"]);
    expect(findings(under)).toEqual([COVERED]);
    const above = coded("photomug", mug, ...textAt(square), {
      type: "order-layer",
      surface: "wrap",
      id: "added-1",
      move: "front",
    });
    expect(warnings(above)).toEqual([]);
    expect(findings(above)).toEqual([]);
  });

  test("counts by its letters, not by its box, and not while it is hidden or empty", () => {
    const wide = { x: 60, y: 30, width: 120, height: 10 };
    const atItsEnd = { ...square, x: 145 };
    expect(warnings(coded("photomug", { ...mug, box: atItsEnd }, ...textAt(wide)))).toEqual([]);
    const hidden: Command = { type: "set-state", surface: "wrap", layer: "added-2", hidden: true };
    expect(warnings(coded("photomug", mug, ...textAt(square), hidden))).toEqual([]);
    expect(warnings(coded("photomug", mug, ...textAt(square), typed("wrap", "added-2", "")))).toEqual([]);
  });

  test("may belong to the product, such as the days of a month", () => {
    const [, month] = surfacesOf(aDesign("calendar"));
    const { width, height } = month.size(aDesign("calendar").options);
    const box = { x: width / 2 - 20, y: height * 0.8, width: 40, height: 40 };
    expect(findings(coded("calendar", { surface: month.key, box }))).toContain(COVERED);
  });
});

describe("a QR code that is cut", () => {
  const layout = { options: { layout: "across" } };

  test.each([0, 0.25, 0.5, 0.75])("by a gap between tiles is noticed at %f of its width", (part) => {
    const empty = aDesign("walltiles", layout);
    const [surface] = surfacesOf(empty);
    const [gap] = hiddenGaps(surface, empty.options);
    const box = { x: gap.x - 1 - part * 98, y: 60, width: 100, height: 100 };
    const document = coded("walltiles", { surface: surface.key, ...layout, box });
    expect(warnings(document)).toContain("unscannable");
    expect(findings(document)).toContain(CUT);
  });

  test("counts by its square, not by its longer box", () => {
    const tag = aDesign("pet-tags");
    const [surface] = surfacesOf(tag);
    const { width, height } = surface.size(tag.options);
    const side = width * 0.4;
    const tall = { x: (width - side) / 2, y: 0, width: side, height };
    expect(findings(coded("pet-tags", { surface: surface.key, box: tall }))).not.toContain(CUT);
    const [hole] = surface.holes?.(tag.options) ?? [];
    const beside = { x: hole.x + hole.width + 0.5, y: hole.y, width: side, height: side };
    expect(findings(coded("pet-tags", { surface: surface.key, box: beside }))).toContain(CUT);
  });

  test("by the trim or by the binding is noticed", () => {
    expect(findings(coded("photomug", { surface: "wrap", box: { x: -5 } }))).toContain(CUT);
    const [, month] = surfacesOf(aDesign("calendar"));
    const high = { y: 1, width: 30, height: 30 };
    expect(findings(coded("calendar", { surface: month.key, box: high }))).toContain(CUT);
    expect(findings(coded("photomug", { surface: "wrap" }))).not.toContain(CUT);
  });
});

describe("an engraved QR code", () => {
  const markup = (document: DesignDocument, bled: boolean) => {
    const drawing = { document, surface: "front", photos: {}, outline: serverOutline, bled };
    const svg = createElement("svg", null, createElement(SurfaceDrawing, drawing));
    return renderToStaticMarkup(svg).split('data-layer="front.added-1"')[1];
  };

  test("stands on the bare wood, also over a photo", () => {
    const photo = { template: "portrait", options: { tone: "maple" } };
    const over = coded("choppingboard", photo, placed("front", "photo", "photo-of-rex"));
    expect(markup(over, true)).toMatch(/<rect[^>]*fill="#ffffff"/);
    expect(markup(over, false)).toMatch(/<rect[^>]*fill="#e9cda1"/);
  });

  test("has no paper of its own where nothing lies beneath it", () => {
    expect(markup(coded("choppingboard", { template: "portrait" }), false)).not.toContain("<rect");
  });
});

test("convex shapes overlap where no line lies between them", () => {
  const square = (x: number, side: number) => [
    { x, y: 0 },
    { x: x + side, y: 0 },
    { x: x + side, y: side },
    { x, y: side },
  ];
  expect(doConvexShapesOverlap(square(0, 10), square(10, 5))).toBe(false);
  expect(doConvexShapesOverlap(square(0, 10), square(9.9, 5))).toBe(true);
  const diamond = [
    { x: 15, y: -5 },
    { x: 20, y: 0 },
    { x: 15, y: 5 },
    { x: 10.1, y: 0 },
  ];
  expect(doConvexShapesOverlap(square(0, 10), diamond)).toBe(false);
});
