import { describe, expect, test } from "vitest";
import { acceptDesignDocument } from "~/design/document/check-document";
import { describeDesign } from "~/design/document/describe-design";
import { serverOutline } from "~/design/text/fonts.server";
import { upToLines } from "~/design/text/one-line";
import { type LineShape, type Outline, outlineKey } from "~/design/text/outline";
import { unprintableCharacters } from "~/design/text/printable-text";
import { aDesign, textOf, typed } from "./a-design";

function outlineOf(text: string, shape: Partial<LineShape> = {}): Outline {
  const outline = serverOutline("figtree", text, { curve: 0, spacing: 0, ...shape });
  if (!outline) throw new Error("No outline");
  return outline;
}

/** The lowest and highest x of the ink below a height. */
function inkBelow({ path }: Outline, height: number): { left: number; right: number } {
  const points = [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  const xs = points.filter(({ y }) => y > height).map(({ x }) => x);
  return { left: Math.min(...xs), right: Math.max(...xs) };
}

const added = aDesign("photomug", {}, { type: "add-layer", surface: "wrap", kind: "text" });

describe("a text of several lines", () => {
  const two = outlineOf("Biscuit\nMax");

  test("is as wide as its widest line, and each line is 1.2 em below the one before", () => {
    expect(two.width).toBe(outlineOf("Biscuit").width);
    expect(two.ascender).toBe(outlineOf("Biscuit").ascender);
    expect(two.descender).toBe(outlineOf("Max").descender + 1200);
    expect(outlineOf("B\nB\nB").descender).toBe(outlineOf("B").descender + 2400);
  });

  test("has the distance between its lines that was chosen", () => {
    expect(outlineOf("Biscuit\nMax", { lineSpacing: 200 }).descender).toBe(outlineOf("Max").descender + 2000);
  });

  test("aligns its lines left, centered or right", () => {
    const { width } = two;
    const lines = (["left", "center", "right"] as const).map((align) =>
      inkBelow(outlineOf("Biscuit\nMax", { align }), 300),
    );
    const [left, center, right] = lines;
    expect(left.left).toBeLessThan(60);
    expect(right.right).toBeGreaterThan(width - 80);
    expect((center.left + center.right) / 2).toBeCloseTo(width / 2, -2);
    expect(inkBelow(two, 300)).toEqual(center);
  });

  test("on an arc keeps the distance of its lines where the arc is level", () => {
    const [one, both] = ["HHHHH", "HHHHH\nHHHHH"].map((text) => outlineOf(text, { curve: 40 }));
    expect(both.ascender).toBe(one.ascender);
    expect(both.descender - one.descender).toBe(1200);
    expect(both.width).toBe(one.width);
  });

  test("has a key of its own for each alignment and distance, and one line has not", () => {
    const key = (text: string, shape: Partial<LineShape>) =>
      outlineKey("figtree", text, { curve: 0, spacing: 0, ...shape });
    expect(key("a\nb", { align: "left" })).not.toBe(key("a\nb", { align: "right" }));
    expect(key("a\nb", { lineSpacing: 150 })).not.toBe(key("a\nb", {}));
    expect(key("ab", { align: "left", lineSpacing: 150 })).toBe(outlineKey("figtree", "ab"));
  });
});

describe("the lines of a layer", () => {
  test("are kept where a text was added, up to eight", () => {
    const poem = Array.from({ length: 10 }, (_, line) => `line ${line}`).join("\r\n");
    const { text } = textOf(aDesign("photomug", {}, ...addedText(poem)), "wrap", "added-1");
    expect(text.split("\n")).toHaveLength(8);
    expect(text.endsWith("line 7 line 8 line 9")).toBe(true);
  });

  test("become spaces where the template has one line", () => {
    expect(textOf(aDesign("photomug", {}, typed("wrap", "name", "Max\nBo")), "wrap", "name").text).toBe(
      "Max Bo",
    );
  });

  test("are accepted from outside, without other control characters", () => {
    const document = aDesign("photomug", {}, ...addedText("Max\nBo"));
    expect(acceptDesignDocument(document)).toEqual({ document });
    const spoiled = structuredClone(document);
    textOf(spoiled, "wrap", "added-1").text = "Max\tBo";
    expect(acceptDesignDocument(spoiled)).toEqual({ problem: "Added text: at most 8 lines of plain text." });
  });

  test("are described in a row, and a line break is printable", () => {
    expect(describeDesign(aDesign("photomug", {}, ...addedText("Max\nBo")))).toContain("“Max / Bo”");
    expect(unprintableCharacters("Max\nBo")).toEqual([]);
    expect(upToLines("a\nb", 3)).toBe("a\nb");
  });
});

function addedText(text: string) {
  return [{ type: "add-layer", surface: "wrap", kind: "text" } as const, typed("wrap", "added-1", text)];
}

test("a new text has ligatures, and otherwise no fields that designs of before lack", () => {
  expect(Object.keys(textOf(added, "wrap", "added-1")).sort()).toEqual([
    "align",
    "box",
    "color",
    "curve",
    "font",
    "id",
    "kind",
    "ligatures",
    "size",
    "spacing",
    "text",
    "turn",
  ]);
});
