import { describe, expect, test } from "vitest";
import { acceptDesignDocument } from "~/design/document/check-document";
import { applyCommand, type Command } from "~/design/document/commands";
import { describeDesign } from "~/design/document/describe-design";
import type { DesignDocument, TextLayer } from "~/design/document/document";
import { textSizes } from "~/design/layers/layer-changes";
import { serverOutline } from "~/design/text/fonts.server";
import { type Outline, outlineKey } from "~/design/text/outline";
import { fitText } from "~/design/text/text-fit";
import { aDesign, textOf, typed } from "./a-design";
import { outlinesOf } from "./outline-points";

const ADDED = { surface: "wrap", layer: "added-1" };

function mug(text: string, ...styles: object[]): DesignDocument {
  return aDesign(
    "photomug",
    {},
    { type: "add-layer", surface: "wrap", kind: "text" },
    typed("wrap", "added-1", text),
    ...styles.map((style): Command => ({ type: "set-text-style", ...ADDED, ...style })),
  );
}

function circled(text: string, ...styles: object[]): { layer: TextLayer; outline: Outline; scale: number } {
  const layer = textOf(mug(text, ...styles), "wrap", "added-1");
  const outline = serverOutline(layer.font, layer.text, layer);
  if (!outline) throw new Error("No outline");
  return { layer, outline, scale: fitText(layer, outline).scale };
}

/** The distance of each point of the ink from the center, and its angle clockwise from the top in degrees. */
function inkOf({ path, width }: Outline): { distance: number; angle: number }[] {
  return outlinesOf(path)
    .flat()
    .map(({ x, y }) => ({
      distance: Math.hypot(x - width / 2, y),
      angle: (Math.atan2(x - width / 2, -y) * 180) / Math.PI,
    }));
}

const outside = { circle: "outside" };
const inside = { circle: "inside" };

describe("a text on a circle", () => {
  test("stays within the circle that its box holds, and touches it", () => {
    for (const style of [outside, inside]) {
      const { layer, outline, scale } = circled("Biscuit", style, { size: 6 });
      const reach = Math.max(...inkOf(outline).map(({ distance }) => distance)) * scale;
      expect(reach).toBeLessThanOrEqual(layer.box.width / 2 + 0.01);
      expect(reach).toBeGreaterThan(layer.box.width / 2 - 0.2);
    }
  });

  test("is centered at the top, or at the bottom when it is read from within", () => {
    const top = inkOf(circled("HOH", outside, { size: 6 }).outline).map(({ angle }) => angle);
    expect(Math.max(...top)).toBeCloseTo(-Math.min(...top), -1);
    expect(Math.max(...top)).toBeLessThan(60);
    const bottom = inkOf(circled("HOH", inside, { size: 6 }).outline).map(({ angle }) => Math.abs(angle));
    expect(Math.min(...bottom)).toBeGreaterThan(120);
  });

  test("keeps its size where it has room, and is drawn smaller where it would meet itself", () => {
    const short = circled("Best boy", outside, { size: 6 });
    expect(short.scale * 1000).toBeGreaterThan(5.8);
    const long = circled("The very best boy in the whole wide world, and in all others too", outside, {
      size: 12,
    });
    expect(long.scale * 1000).toBeLessThan(9);
    const angles = inkOf(long.outline).map(({ angle }) => Math.abs(angle));
    expect(Math.max(...angles)).toBeLessThan(180);
    expect(Math.max(...angles)).toBeGreaterThan(160);
  });

  test("has its further lines on circles around the same center", () => {
    const distances = (style: object) =>
      inkOf(circled("HHHH\nHHHH", style, { size: 6 }).outline).map(({ distance }) => distance);
    for (const style of [outside, inside]) {
      const rounded = new Set(distances(style).map((distance) => Math.round(distance / 100)));
      expect(rounded.size).toBeGreaterThan(3);
      expect(Math.max(...distances(style)) - Math.min(...distances(style))).toBeCloseTo(1900, -2);
    }
  });

  test("gets a square box within the safe area, and its own line back", () => {
    const { box } = textOf(mug("Biscuit"), "wrap", "added-1");
    const { layer } = circled("Biscuit", outside);
    expect(layer.box.height).toBe(layer.box.width);
    expect(layer.box.width).toBeGreaterThan(box.height * 2);
    expect(circled("Biscuit", outside, inside).layer.box).toEqual(layer.box);
    expect(textOf(mug("Biscuit", outside, { circle: "none" }), "wrap", "added-1").circle).toBeUndefined();
  });

  test("that becomes a line again has a box for it and, where it is large enough, its size", () => {
    const { size } = textOf(mug("Biscuit"), "wrap", "added-1");
    for (const chosen of [size, 3]) {
      const line = textOf(mug("Biscuit", outside, { size: chosen }, { circle: "none" }), "wrap", "added-1");
      expect(line.size).toBe(chosen);
      const { min, max } = textSizes(line);
      expect(line.size).toBeGreaterThanOrEqual(min);
      expect(line.size).toBeLessThanOrEqual(max);
      expect(line.box.width).toBeGreaterThan(line.box.height * 2);
      const outline = serverOutline(line.font, line.text, line);
      expect(outline && fitText(line, outline).scale * 1000).toBeCloseTo(chosen);
    }
  });

  test("has a size of the range that the studio offers, also where its box stays", () => {
    const styled = (style: object) => ({ type: "set-text-style", ...ADDED, ...style }) as Command;
    const locked: Command = { type: "set-state", ...ADDED, locked: true };
    const commands = [styled(outside), styled({ size: 3 }), locked, styled({ circle: "none" })];
    const line = textOf(commands.reduce(applyCommand, mug("Biscuit")), "wrap", "added-1");
    expect(line.size).toBe(textSizes(line).min);
  });

  test("has a key of its own for each circle, which a text of before does not have", () => {
    const layer = textOf(mug("Biscuit"), "wrap", "added-1");
    const keys = [layer, { ...layer, circle: "outside" as const }, { ...layer, circle: "inside" as const }];
    expect(new Set(keys.map((shape) => outlineKey("figtree", "Biscuit", shape))).size).toBe(3);
    expect(outlineKey("figtree", "Biscuit", { ...layer, size: layer.size / 2 })).toBe(
      outlineKey("figtree", "Biscuit", layer),
    );
    const half = { ...keys[1], size: layer.size / 2 };
    expect(outlineKey("figtree", "Biscuit", half)).not.toBe(outlineKey("figtree", "Biscuit", keys[1]));
  });

  test("is accepted from outside, and described", () => {
    const document = mug("Biscuit", outside);
    expect(acceptDesignDocument(JSON.parse(JSON.stringify(document)))).toEqual({ document });
    expect(describeDesign(document)).toContain("on a circle");
  });

  test("stays where it is when its layer is locked", () => {
    const locked = aDesign(
      "photomug",
      {},
      { type: "add-layer", surface: "wrap", kind: "text" },
      { type: "set-state", ...ADDED, locked: true },
      { type: "set-text-style", ...ADDED, circle: "outside" },
    );
    expect(textOf(locked, "wrap", "added-1").box).toEqual(textOf(mug(""), "wrap", "added-1").box);
  });
});
