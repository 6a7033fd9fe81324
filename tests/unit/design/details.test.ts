import { describe, expect, test } from "vitest";
import { designProblems } from "~/design/advice/problems";
import { acceptDesignDocument } from "~/design/document/check-document";
import type { Command } from "~/design/document/commands";
import { serverOutline } from "~/design/text/fonts.server";
import { aDesign } from "./a-design";

const words = (...lines: string[]): Command => ({ type: "set-details", name: "words", lines });

describe("a list that belongs to the whole product", () => {
  const roll = aDesign("busroll");

  test("starts with examples, and takes lines up to the maximum count and length", () => {
    expect(roll.details.words.length).toBeGreaterThan(4);
    const { details } = aDesign(
      "busroll",
      {},
      words(" Elm\tStreet ", "", "x".repeat(30), ...Array(40).fill("Home")),
    );
    expect(details.words.slice(0, 2)).toEqual(["Elm Street", "x".repeat(24)]);
    expect(details.words).toHaveLength(24);
  });

  test("requires lines, and reports unprintable characters", () => {
    expect(designProblems(aDesign("busroll", {}, words()), serverOutline)).toEqual([
      { field: "details.words", message: "Type the text for your bus roll." },
    ]);
    expect(designProblems(aDesign("busroll", {}, words("Rex 🐶", "Home")), serverOutline)).toEqual([
      { field: "details.words", message: "Your text: we can't print 🐶; please remove it." },
    ]);
  });

  test.each([
    ["too many lines", Array(25).fill("Home"), "Your text: at most 24 lines."],
    ["a line too long", ["x".repeat(25)], "Your text: at most 24 characters per line."],
    ["a line break", ["Elm\nStreet"], "Your text: please put each entry on its own line."],
  ])("is rejected from outside with %s", (_, lines, problem) => {
    expect(acceptDesignDocument({ ...roll, details: { words: lines } })).toEqual({ problem });
  });

  test("is rejected where the product has no such list", () => {
    const mug = aDesign("photomug");
    expect(acceptDesignDocument({ ...mug, details: { words: ["Home"] } })).toEqual({
      problem: "These details don't belong to this product.",
    });
    expect(aDesign("photomug", {}, words("Home"))).toEqual(mug);
  });
});
