import { describe, expect, test } from "vitest";
import { artKeys } from "~/design/art";
import type { Command } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import type { PhotoSources } from "~/design/photos/photo-source";
import { blueprints } from "~/design/products/all-products.server";
import { shortfallsOf } from "~/engine/print/production-limits";
import { shortfallFinding, shortfallWarning } from "~/engine/print/shortfall-text";
import { aDesign, layerOf, typed } from "../unit/design/a-design";

/** What a laser and a neon workshop cannot make as finely as it is drawn. */

const OWN = `own-${"0".repeat(32)}`;

/** A bar that width in a square of 100, from side to side, on a block. */
function barOf(width: number): PhotoSources {
  const bar = `M20 10L100 10L100 ${10 + width}L20 ${10 + width}Z`;
  const paths = [
    { d: "M0 0L40 0L40 100L0 100Z", isEvenOdd: false },
    { d: bar, isEvenOdd: false },
  ];
  return { [OWN]: { href: "", width: 100, height: 100, paths } };
}

async function findings(document: DesignDocument, sources: PhotoSources = {}): Promise<string[]> {
  return (await shortfallsOf(document, { sources, visitor: null })).map((each) =>
    shortfallFinding(document, each),
  );
}

describe("on wood, where the laser needs 0.2 mm,", () => {
  function board(art: string, side: number): DesignDocument {
    const box: Command = {
      type: "set-box",
      surface: "front",
      layer: "paw",
      box: { width: side, height: side },
    };
    const board = aDesign("choppingboard", { template: "corner" }, typed("front", "name", "Rex"), box);
    const layer = layerOf(board, "front", "paw");
    return {
      ...board,
      surfaces: { front: { ...board.surfaces.front, layers: [{ ...layer, art } as typeof layer] } },
    };
  }

  test("a motif is held where it is small, and not where it is larger", async () => {
    expect(await findings(board("paw-trail", 6))).toEqual([
      expect.stringMatching(/^Clip art: strokes of 0\.1\d mm; the engraver makes 0\.2 mm at least\.$/),
    ]);
    expect(await findings(board("paw-trail", 30))).toEqual([]);
  });

  test("so is the shopper's own drawing", async () => {
    expect(await findings(board(OWN, 12), barOf(1))).toEqual([
      expect.stringMatching(/^Clip art: strokes of 0\.1[12] mm; the engraver makes 0\.2 mm at least\.$/),
    ]);
    expect(await findings(board(OWN, 24), barOf(1))).toEqual([]);
  });

  test("nothing is said of a drawing that isn't there, nor remembered", async () => {
    expect(await findings(board(OWN, 13))).toEqual([]);
    expect(await findings(board(OWN, 13), barOf(1))).toHaveLength(1);
  });

  test("every motif of ours can be engraved from 12 mm", async () => {
    for (const art of artKeys) expect([art, await findings(board(art, 12))]).toEqual([art, []]);
  });
});

test("strokes of letters too thin for the laser are found", async () => {
  const style = (font: string, size: number): Command => ({
    type: "set-text-style",
    surface: "front",
    layer: "name",
    font,
    size,
  });
  const tag = (font: string, size: number) =>
    aDesign("pet-tags", { template: "name-only-bold" }, typed("front", "name", "Rex"), style(font, size));
  expect(await findings(tag("playfair-display", 2.4))).toEqual([
    "Front, Name: strokes of 0.04 mm; the engraver makes 0.08 mm at least.",
  ]);
  expect(await findings(tag("figtree", 2.4))).toEqual([]);
  expect(await findings(tag("playfair-display", 9))).toEqual([]);
});

test("a tube that cannot be bent so tightly is found, at the size where it can it is not", async () => {
  const sign = (size: string) => aDesign("neon-sign", { template: "vet", options: { size } });
  expect(await findings(sign("small"))).toEqual([
    expect.stringMatching(
      /^Phrase: the tube would be bent to a radius of 3\.\d mm; a tube bends to 4 mm at least\. Make it larger, or the sign\.$/,
    ),
  ]);
  expect(await findings(sign("large"))).toEqual([]);
});

test("letters that are bent widely enough in a small sign are so in a larger one", async () => {
  for (const size of ["small", "medium", "large"]) {
    const sign = aDesign(
      "neon-sign",
      { template: "one-line", options: { size } },
      typed("front", "name", "Max"),
    );
    expect(await findings(sign)).toEqual([]);
  }
});

test("the owner of a design reads the same with the field to change", async () => {
  const sign = aDesign("neon-sign", { template: "vet", options: { size: "small" } });
  const [shortfall] = await shortfallsOf(sign, { sources: {}, visitor: null });
  expect(shortfallWarning(sign, shortfall)).toEqual({
    field: "front.phrase",
    kind: "BEND",
    message: "Phrase: a tube can't bend this tightly; make it larger or choose a bigger sign.",
  });
});

describe("our own layouts can be engraved as they are", () => {
  const engraved = ["pet-tags", "jewellery", "choppingboard", "photopendant"];
  const layouts = engraved.flatMap((key) =>
    blueprints[key].templates.map(({ key: template }) => [key, template] as const),
  );

  test.each(layouts)("%s: %s", async (key, template) => {
    const design = aDesign(key, { template });
    expect(await findings(design)).toEqual([]);
  });
});
