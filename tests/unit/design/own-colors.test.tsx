import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Command } from "~/design/document/commands";
import { describeDesign } from "~/design/document/describe-design";
import type { DesignDocument } from "~/design/document/document";
import { SurfaceDrawing } from "~/design/drawing/design-svg";
import { OWN_COLORS } from "~/design/layers/layer-changes";
import type { PhotoSources, VectorPath } from "~/design/photos/photo-source";
import { serverOutline } from "~/design/text/fonts.server";
import { aDesign } from "./a-design";

/** Uploaded clip art of several colors. */

const ART = `own-${"a".repeat(32)}`;
const body: VectorPath = { d: "M0 0H100V100H0Z", isEvenOdd: false, color: "#8a5a33" };
const eye: VectorPath = { d: "M40 40H60V60H40Z", isEvenOdd: false, color: "#ffffff" };
const ear: VectorPath = { d: "M0 0H10V10H0Z", isEvenOdd: false };
const several = [body, eye, ear];
const single = [ear];

const added = (surface: string): Command => ({ type: "add-layer", surface, kind: "art", art: ART });
const colored = (surface: string, color: string): Command => ({
  type: "set-art",
  surface,
  layer: "added-1",
  color,
});

function fills(document: DesignDocument, surface: string, paths: VectorPath[]): string[] {
  const photos: PhotoSources = { [ART]: { href: "", width: 100, height: 100, paths } };
  const markup = renderToStaticMarkup(
    <svg>
      <title>Drawing</title>
      <SurfaceDrawing document={document} surface={surface} photos={photos} outline={serverOutline} />
    </svg>,
  );
  const drawing = markup.slice(markup.indexOf("added-1"));
  return [...drawing.matchAll(/ fill="(#[0-9a-f]{6})"/g)].map(([, fill]) => fill);
}

describe("a drawing of several colors", () => {
  const mug = aDesign("photomug", {}, added("wrap"));
  const [layerColor] = fills(mug, "wrap", single);

  test("is printed in them, and the rest in the color of its layer", () => {
    expect(fills(mug, "wrap", several)).toEqual(["#8a5a33", "#ffffff", layerColor]);
  });

  test("is drawn in one color when one is chosen, without white, until its own are chosen", () => {
    const one = aDesign("photomug", {}, added("wrap"), colored("wrap", "#17493f"));
    expect(fills(one, "wrap", several)).toEqual(["#17493f", "#17493f"]);
    const own = aDesign(
      "photomug",
      {},
      added("wrap"),
      colored("wrap", "#17493f"),
      colored("wrap", OWN_COLORS),
    );
    expect(fills(own, "wrap", several)).toEqual(["#8a5a33", "#ffffff", "#17493f"]);
    expect(describeDesign(one)).toContain("your clip art, ");
    expect(describeDesign(own)).not.toContain("your clip art, ");
  });

  test("is described with the color that it is printed or engraved in, where it has one", () => {
    const sourcesOf = (paths: VectorPath[]): PhotoSources => ({
      [ART]: { href: "", width: 100, height: 100, paths },
    });
    expect(describeDesign(mug, sourcesOf(single))).toContain("your clip art, ");
    expect(describeDesign(mug, sourcesOf(several))).not.toContain("your clip art, ");
    expect(describeDesign(aDesign("pet-tags", {}, added("front")))).toContain("your clip art, ");
  });

  test("is engraved in one tone", () => {
    const tag = aDesign("pet-tags", {}, added("front"));
    expect(new Set(fills(tag, "front", several)).size).toBe(1);
    expect(fills(tag, "front", several)).toHaveLength(2);
  });
});
