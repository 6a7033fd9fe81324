import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { applyCommand } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { ProductScene } from "~/design/drawing/product-scene";
import { maskPath } from "~/design/geometry/shapes";
import { blueprints } from "~/design/products/all-products.server";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { serverOutline } from "~/design/text/fonts.server";
import { aDesign, photoOf, placed } from "./a-design";

function keysOf(document: DesignDocument): string[] {
  return surfacesOf(document).map(({ key }) => key);
}

function draw(document: DesignDocument): string {
  return renderToStaticMarkup(
    <ProductScene document={document} photos={{}} outline={serverOutline} idPrefix="it" />,
  );
}

describe("umbrellas", () => {
  it.each([
    ["same", ["panel-1"]],
    ["turns", ["panel-1", "panel-2"]],
    ["own", [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `panel-${number}`)],
  ])("with panels %s have one design for each different panel", (panels, keys) => {
    expect(keysOf(aDesign("umbrella", { options: { panels } }))).toEqual(keys);
  });

  it("show all eight panels, including repeated ones", () => {
    const shown = (panels: string) =>
      [...draw(aDesign("umbrella", { options: { panels } })).matchAll(/href="#it-(panel-\d)"/g)].map(
        ([, key]) => key,
      );
    expect(shown("same")).toEqual(Array(8).fill("panel-1"));
    expect(shown("turns").slice(0, 4)).toEqual(["panel-1", "panel-2", "panel-1", "panel-2"]);
    expect(new Set(shown("own")).size).toBe(8);
  });

  it("keep the first panel's photo when each panel gets its own design", () => {
    const one = aDesign("umbrella", {}, placed("panel-1", "photo", "photo-0001"));
    const eight = applyCommand(one, { type: "choose-option", code: "panels", value: "own" });
    expect(photoOf(eight, "panel-1", "photo").photoId).toBe("photo-0001");
    expect(photoOf(eight, "panel-8", "photo").photoId).toBeNull();
  });
});

describe("wall tiles", () => {
  it.each([
    ["4", { width: 419.1, height: 419.1 }],
    ["6", { width: 635, height: 419.1 }],
    ["9", { width: 635, height: 635 }],
  ])(
    "in a set of %s have a print each, or one across all and the half-inch gaps between them",
    (pieces, size) => {
      expect(keysOf(aDesign("walltiles", { options: { pieces } }))).toHaveLength(Number(pieces));
      const across = aDesign("walltiles", { options: { pieces, layout: "across", size: "8x8" } });
      const [all, ...others] = surfacesOf(across);
      expect(others).toEqual([]);
      const measured = all.size(across.options);
      expect(measured.width).toBeCloseTo(size.width);
      expect(measured.height).toBeCloseTo(size.height);
    },
  );

  it("show one photo in as many parts as there are tiles", () => {
    const across = aDesign("walltiles", { options: { pieces: "6", layout: "across" } });
    const parts = [...draw(across).matchAll(/href="#it-all" transform="([^"]+)"/g)].map(([, part]) => part);
    expect(new Set(parts).size).toBe(6);
  });
});

describe("flip flops", () => {
  it("have a left and a right sole that mirror each other", () => {
    const { options } = aDesign("flipflops", {});
    const [left, right] = surfacesOf(aDesign("flipflops", {})).map(({ mask }) =>
      [...maskPath(mask(options), { width: 100, height: 100 }).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
        ([, x, y]) => [Number(x), Number(y)],
      ),
    );
    expect(left).not.toEqual(right);
    expect(left.map(([x, y]) => [100 - x, y])).toEqual(right);
  });
});

describe("carpets", () => {
  it("have the shape of their size", () => {
    const [surface] = blueprints.carpet.surfaces({}, {});
    expect(surface.mask({ size: "round-4x4" })).toEqual({ kind: "circle" });
    expect(surface.size({ size: "runner-2x8" })).toEqual({ width: 609.6, height: 2438.4 });
    expect(surface.mask({ size: "runner-2x8" }).kind).toBe("rounded");
  });
});
