import { describe, expect, test } from "vitest";
import { serverOutline } from "~/design/text/fonts.server";
import type { Outline } from "~/design/text/outline";

function outlineOf(shape: { curve?: number; spacing?: number }, text = "Biscuit"): Outline {
  const outline = serverOutline("figtree", text, { curve: 0, spacing: 0, ...shape });
  if (!outline) throw new Error("No outline");
  return outline;
}

function heightOf({ ascender, descender }: Outline): number {
  return ascender + descender;
}

const straight = outlineOf({});

describe("a curved line", () => {
  test("is higher the stronger its curve", () => {
    const heights = [0, 10, 40, 70, 100].map((curve) => heightOf(outlineOf({ curve })));
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  });

  test("of half a circle is about as wide as that circle", () => {
    const { width } = outlineOf({ curve: 100 });
    const radius = straight.width / Math.PI;
    expect(width).toBeGreaterThan(2 * radius);
    expect(width).toBeLessThan(2 * radius + 2 * straight.ascender + 100);
  });

  test("hangs below its baseline like a rainbow, or stands above it like a bowl", () => {
    expect(outlineOf({ curve: 60 }).descender).toBeGreaterThan(straight.descender + 300);
    expect(outlineOf({ curve: -60 }).ascender).toBeGreaterThan(straight.ascender + 300);
  });

  test("keeps the form of a single letter, whose middle the arc leaves upright", () => {
    expect(outlineOf({ curve: 80 }, "H").width).toBe(outlineOf({}, "H").width);
  });

  test("without letters is empty", () => {
    expect(outlineOf({ curve: 50 }, "🐶").path).toBe("");
  });
});

test("spacing adds the same between all letters and nothing after the last", () => {
  expect(outlineOf({ spacing: 100 }).width).toBeCloseTo(straight.width + 6 * 100, -1);
  expect(outlineOf({ spacing: 100 }, "B").width).toBe(outlineOf({}, "B").width);
});
