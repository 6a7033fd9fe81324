import { describe, expect, test } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { startDocument } from "~/design/blueprint/blueprint";
import { productRecipes } from "~/design/production/product-recipes";
import { describeRecipe } from "~/design/production/recipe";
import { recipeOf } from "~/design/production/recipe-of";
import { blueprints } from "~/design/products/all-products.server";
import { findSurface, surfacesOf } from "~/design/surfaces/surfaces";
import { currentSettings } from "~/settings/settings.server";
import { aDesign } from "./a-design";

const { products } = storeDataOf("mpc", currentSettings());

/** The texts of a blueprint's product pages, by SKU. */
function pagesOf(blueprint: string): Record<string, string> {
  const own = products.filter(({ tool }) => tool?.blueprint === blueprint);
  return Object.fromEntries(
    own.map(({ sku, shortDescription, description }) => [
      sku,
      `${shortDescription} ${description}`.replace(/\s+/g, " "),
    ]),
  );
}

function recipe(key: string, surface: string, options: Record<string, string> = {}) {
  const document = aDesign(key, { options });
  const blueprint = findSurface(document, surface);
  if (!blueprint) throw new Error(`${key} has no ${surface}.`);
  return recipeOf(document, blueprint);
}

test("every product has a recipe, and no recipe is left over", () => {
  expect(Object.keys(productRecipes).sort()).toEqual(Object.keys(blueprints).sort());
});

test.each(Object.entries(productRecipes))("every page of %s promises what its recipe quotes", (key, made) => {
  const pages = Object.entries(pagesOf(key));
  expect(pages).not.toEqual([]);
  for (const { promise } of [made, ...Object.values(made.bySurface ?? {})]) {
    if (!promise) continue;
    for (const [sku, page] of pages) expect.soft(page, sku).toContain(promise);
  }
});

test.each(Object.keys(blueprints))("what is engraved in %s is black alone, and nothing else is", (key) => {
  const document = startDocument(blueprints[key]);
  for (const surface of surfacesOf(document)) {
    const isEngraved = surface.engravedIn !== undefined;
    expect(recipeOf(document, surface).color === "black").toBe(isEngraved);
  }
});

describe("a recipe", () => {
  test("prints the sheet of a set once for each piece", () => {
    expect(recipe("photocoaster", "front", { pieces: "8" }).copies).toBe(8);
    expect(recipe("tablemat", "front", { pieces: "4" }).copies).toBe(4);
    expect(recipe("bookmarks", "back", { pieces: "25" }).copies).toBe(25);
    expect(recipe("umbrella", "panel-1", { panels: "same" }).copies).toBe(8);
    expect(recipe("umbrella", "panel-2", { panels: "turns" }).copies).toBe(4);
    expect(recipe("umbrella", "panel-8", { panels: "own" }).copies).toBe(1);
    expect(recipe("playingcards", "back").copies).toBe(53);
  });

  test("mirrors what is transferred or seen through acrylic, with white behind it", () => {
    expect(recipe("photomug", "wrap")).toMatchObject({ mirrored: true, white: "none" });
    expect(recipe("metal-print", "front")).toMatchObject({ mirrored: true, white: "none" });
    expect(recipe("acrylic-print", "front")).toMatchObject({ mirrored: true, white: "full" });
    expect(recipe("wood-print", "front")).toMatchObject({ mirrored: false, white: "none" });
    expect(recipe("poster", "front")).toMatchObject({ mirrored: false, white: "none" });
  });

  test("follows the chosen material and the side", () => {
    expect(recipe("mobilestand", "front", { tone: "clear" }).white).toBe("full");
    expect(recipe("mobilestand", "front", { tone: "birch" }).white).toBe("none");
    expect(recipe("photopendant", "front").process).toBe("inkjet");
    expect(recipe("photopendant", "back").process).toBe("laser");
  });

  test("reads as one line", () => {
    expect(describeRecipe(recipe("photocoaster", "front", { pieces: "6" }), true)).toBe(
      "UV print · 300 ppi · cut along CutContour · print 6 times",
    );
    expect(describeRecipe(recipe("wallclock", "front"), true)).toBe(
      "UV print · mirrored · white plate: full · 300 ppi · cut along CutContour",
    );
    expect(describeRecipe(recipe("pet-tags", "front"), false)).toBe("Laser engraving · 100% black · 600 ppi");
  });
});
