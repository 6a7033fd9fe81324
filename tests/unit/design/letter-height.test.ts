import { describe, expect, test } from "vitest";
import { designProblems } from "~/design/advice/problems";
import { applyCommand } from "~/design/document/commands";
import { serverOutline } from "~/design/text/fonts.server";
import { letterHeight, readableCharacters } from "~/design/text/letter-height";
import { aDesign, blockOutline, textOf, typed } from "./a-design";

const bar = { options: { shape: "bar" }, template: "name" };

test("a capital's height is measured in the fitted text, in millimeters", () => {
  const pendant = aDesign("jewellery", bar, typed("front", "name", "JO"));
  const name = textOf(pendant, "front", "name");
  expect(letterHeight(name, blockOutline)).toBeCloseTo(name.size * 0.7, 1);
  const long = { ...name, text: "M".repeat(100) };
  expect(letterHeight(long, blockOutline)).toBeCloseTo((name.box.width / (100 * 500)) * 700, 3);
  expect(letterHeight(name, () => undefined)).toBeUndefined();
});

test("as many characters are reported as stay readable, and one more is unreadable", () => {
  const pendant = aDesign("jewellery", bar, typed("back", "line", "WWWWWWWWWWWWWWWWWWWW"));
  const line = textOf(pendant, "back", "line");
  const count = readableCharacters(line, 1.5, serverOutline);
  expect(count).toBeGreaterThan(5);
  const height = (length: number) =>
    letterHeight({ ...line, text: line.text.slice(0, length) }, serverOutline) ?? 0;
  expect(height(count)).toBeGreaterThanOrEqual(1.5);
  expect(height(count + 1)).toBeLessThan(1.5);
});

describe("unreadable engraving", () => {
  test("is reported before adding to the cart, with how many characters fit", () => {
    const heart = aDesign(
      "jewellery",
      { options: { shape: "heart" }, template: "name" },
      typed("front", "name", "Max"),
      typed("back", "line-2", "found in the rain"),
    );
    expect(designProblems(heart, serverOutline)).toEqual([
      {
        field: "back.line-2",
        message: "Second line: this would be too small to read; 15 characters fit here.",
      },
    ]);
  });

  test("is rejected for reduced letters, too", () => {
    const board = aDesign(
      "choppingboard",
      { template: "kitchen" },
      typed("front", "name", "Ida"),
      typed("front", "line-2", "crumbs"),
    );
    expect(designProblems(board, serverOutline)).toEqual([]);
    const small = applyCommand(board, { type: "set-text-style", surface: "front", layer: "line-2", size: 4 });
    expect(designProblems(small, serverOutline)).toEqual([
      {
        field: "front.line-2",
        message: "Last line: the text is too small to read; please make it larger.",
      },
    ]);
  });

  test("is accepted while its font is loading, but checked in print", () => {
    const heart = aDesign(
      "jewellery",
      { options: { shape: "heart" } },
      typed("front", "name", "Max"),
      typed("back", "line-2", "found in the rain"),
    );
    expect(designProblems(heart, () => undefined)).toEqual([]);
    const mug = aDesign("photomug", {}, typed("wrap", "name", "A name of twenty let"));
    expect(designProblems(mug, serverOutline)).toEqual([{ field: "wrap.photo", message: "Add a photo." }]);
  });
});
