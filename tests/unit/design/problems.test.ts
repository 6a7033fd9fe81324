import { describe, expect, test } from "vitest";
import { designProblems } from "~/design/advice/problems";
import type { DesignDocument } from "~/design/document/document";
import { serverOutline } from "~/design/text/fonts.server";
import { aDesign, placed, typed } from "./a-design";

function problemsOf(document: DesignDocument) {
  return designProblems(document, serverOutline);
}

describe("missing parts", () => {
  test("a new mug requires its photo; its name may stay empty", () => {
    expect(problemsOf(aDesign("photomug"))).toEqual([{ field: "wrap.photo", message: "Add a photo." }]);
  });

  test("a layout without a photo requires its text, in the order of the studio", () => {
    expect(problemsOf(aDesign("neon-sign"))).toEqual([{ field: "front.name", message: "Type your text." }]);
    expect(problemsOf(aDesign("pet-bowls", { template: "name-only" }))).toEqual([
      { field: "wrap.name", message: "Type the name." },
    ]);
    expect(problemsOf(aDesign("pet-bowls", { template: "photo-and-name" }))).toEqual([
      { field: "wrap.photo", message: "Add a photo." },
    ]);
  });

  test("a finished mug has no missing parts", () => {
    const mug = aDesign(
      "photomug",
      {},
      placed("wrap", "photo", "portrait:dog-corgi"),
      typed("wrap", "name", "Max"),
    );
    expect(problemsOf(mug)).toEqual([]);
  });

  test("a pillow with a photo can be ordered without a name", () => {
    const pillow = aDesign("pillow", {}, placed("front", "photo", "photo-0001"), typed("front", "name", ""));
    expect(problemsOf(pillow)).toEqual([]);
  });

  test("spaces are not a name", () => {
    const tag = aDesign("pet-tags", { template: "name-only-bold" }, typed("front", "name", "   "));
    expect(problemsOf(tag)).toEqual([{ field: "front.name", message: "Type the name for the front." }]);
  });

  test("a tag's message names the side, and its second line is optional", () => {
    expect(problemsOf(aDesign("pet-tags"))).toEqual([
      { field: "front.name", message: "Type the name for the front." },
      { field: "back.phone", message: "Type the phone number for the back." },
    ]);
  });
});

describe("a design is rejected for", () => {
  const tag = aDesign("pet-tags", { template: "name-only-bold" }, typed("front", "name", "Rex"));

  test("text that is too long to engrave", () => {
    const long = structuredClone(tag);
    Object.assign(long.surfaces.front.layers[0], { text: "Sir Barksalot the Third" });
    expect(problemsOf(long)).toEqual([
      { field: "front.name", message: "Name: only 12 characters fit here; please shorten it." },
    ]);
  });

  test("characters that our fonts lack", () => {
    const emoji = aDesign("pet-tags", { template: "name-only-bold" }, typed("front", "name", "Rex 🐶🐶"));
    expect(problemsOf(emoji)).toEqual([
      { field: "front.name", message: "Name: we can't print 🐶; please remove it." },
    ]);
  });

  test("letters that another font has", () => {
    const [tag, other] = [0, 1].map(() =>
      structuredClone(aDesign("pet-tags", { template: "name-only-bold" }, typed("front", "name", "Żółw ě"))),
    );
    Object.assign(tag.surfaces.front.layers[0], { font: "fredoka" });
    Object.assign(other.surfaces.front.layers[0], { font: "caveat" });
    expect(problemsOf(tag)).toEqual([
      { field: "front.name", message: "Name: this font doesn't have Ż ě; please choose another font." },
    ]);
    expect(problemsOf(other)).toEqual([]);
  });

  test("text in the color of its background", () => {
    const hidden = aDesign(
      "pillow",
      {},
      placed("front", "photo", "photo-0001"),
      typed("front", "name", "Rex"),
      { type: "set-background", surface: "front", color: "#ffffff" },
      { type: "set-text-style", surface: "front", layer: "name", color: "#ffffff" },
    );
    expect(problemsOf(hidden)).toEqual([
      { field: "front.name", message: "Name: this color won't show up here; please choose another." },
    ]);
  });

  test("typographic quotes and accents are accepted", () => {
    const quoted = aDesign("pet-tags", { template: "name-only-bold" }, typed("front", "name", "Zoë’s “B”"));
    expect(problemsOf(quoted)).toEqual([]);
  });

  test("options that are missing or not offered", () => {
    expect(problemsOf({ ...tag, options: { color: "plaid" } })).toEqual([
      { field: "option.color", message: "Choose: metal." },
      { field: "option.size", message: "Choose: size." },
      { field: "option.shape", message: "Choose: shape." },
    ]);
  });

  test("a discontinued product", () => {
    expect(problemsOf({ ...tag, blueprint: "snow-globe" })).toEqual([
      { field: "design", message: "We no longer make this product." },
    ]);
  });
});
