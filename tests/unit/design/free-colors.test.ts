import { describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { describeColor } from "~/design/blueprint/describe-color";
import { acceptDesignDocument } from "~/design/document/check-document";
import { applyCommand } from "~/design/document/commands";
import { describeDesign } from "~/design/document/describe-design";
import type { DesignDocument, Surface, TextLayer } from "~/design/document/document";
import { recipeOf } from "~/design/production/recipe-of";
import { blueprints } from "~/design/products/all-products.server";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { aDesign } from "./a-design";

const FUR = "#5a3a22";

test.each([
  [FUR, "dark brown"],
  ["#8a5a33", "brown"],
  ["#c9a27a", "tan"],
  ["#f5ecd9", "cream"],
  ["#ffffff", "white"],
  ["#111111", "black"],
  ["#808080", "gray"],
  ["#7fa65a", "green"],
  ["#223a5e", "dark blue"],
  ["#cfe2ee", "light blue"],
  ["#c8141e", "red"],
  ["#f2b441", "yellow"],
  ["#17493f", "dark green"],
  ["#e07b9a", "pink"],
])("%s is called %s", (color, name) => {
  expect(describeColor(color)).toBe(name);
});

test("a design in words has the names of its colors", () => {
  const words = (background: string) =>
    describeDesign(
      applyCommand(aDesign("photomug"), { type: "set-background", surface: "wrap", color: background }),
    );
  expect(words(FUR)).toContain("on dark brown");
  expect(words("#d3e6d8")).toContain("on mint");
});

const sideOf = ({ surfaces }: DesignDocument): Surface => surfaces.front;

function textOf(document: DesignDocument): TextLayer {
  const text = sideOf(document).layers.find((layer) => layer.kind === "text");
  if (text?.kind !== "text") throw new Error("The side has no text.");
  return text;
}

function accepted(document: DesignDocument, change: (sent: DesignDocument) => void) {
  const sent = structuredClone(document);
  change(sent);
  return acceptDesignDocument(sent);
}

describe("any color", () => {
  test("is taken for text, its outline and the background where a product is printed in full color", () => {
    const document = aDesign("photomug", {}, { type: "add-layer", surface: "wrap", kind: "text" });
    const target = { surface: "wrap", layer: "added-1" };
    const style = { type: "set-text-style", ...target, color: FUR, borderColor: "#c9a27a" } as const;
    const colored = [style, { type: "set-background", surface: "wrap", color: "#7fa65a" } as const].reduce(
      applyCommand,
      document,
    );
    expect(colored.surfaces.wrap.background).toBe("#7fa65a");
    expect(JSON.stringify(colored)).toContain("#c9a27a");
    expect(acceptDesignDocument(colored)).toEqual({ document: colored });
  });

  test.each(["red", "#ABCDEF", "#12345", "#5a3a22;", ""])("is six digits: %j changes nothing", (color) => {
    const document = aDesign("photomug");
    expect(applyCommand(document, { type: "set-background", surface: "wrap", color })).toEqual(document);
  });

  test("is rejected where a machine has few colors, and for QR codes", () => {
    const tag = startDocument(blueprints["pet-tags"]);
    const style = { type: "set-text-style", surface: "front", layer: textOf(tag).id, color: FUR } as const;
    expect(applyCommand(tag, style)).toEqual(tag);
    expect(accepted(tag, (sent) => Object.assign(textOf(sent), { color: FUR }))).toEqual({
      problem: "This color isn't available.",
    });
    expect(accepted(tag, (sent) => Object.assign(sideOf(sent), { background: FUR }))).toEqual({
      problem: "This background isn't available.",
    });
    const code = aDesign("photomug", {}, { type: "add-layer", surface: "wrap", kind: "code" });
    const colored = JSON.parse(JSON.stringify(code).replace(/("kind":"code".*?"color":")#\w+/, "$1#5a3a23"));
    expect(acceptDesignDocument(colored)).toEqual({ problem: "This color isn't available." });
  });

  test.each(Object.keys(blueprints))("is offered by %s only for inks of a color process", (key) => {
    const document = startDocument(blueprints[key]);
    for (const surface of surfacesOf(document)) {
      if (!surface.hasFreeColors) continue;
      expect(surface.engravedIn).toBeUndefined();
      expect(["laser", "router"]).not.toContain(recipeOf(document, surface).process);
    }
  });
});
