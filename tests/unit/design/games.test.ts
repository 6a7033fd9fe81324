import { describe, expect, test } from "vitest";
import { pine, terracotta } from "~/design/blueprint/palette";
import type { Layer } from "~/design/document/document";
import { drawnLayers } from "~/design/layers/layers";
import {
  cornerLayers,
  courtFaces,
  plainFaces,
  standardFace,
} from "~/design/products/playingcards/card-faces";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { aDesign, placed } from "./a-design";

const poker = { width: 63.5, height: 88.9 };
const suitArt = { hearts: "heart", spades: "spade", diamonds: "pip", clubs: "club", joker: "star" };

function artOf(layers: Layer[]): string[] {
  return layers.flatMap((layer) => (layer.kind === "art" ? layer.art : []));
}

describe("a deck", () => {
  const faces = [...plainFaces, ...courtFaces];

  test("has thirteen of each suit and a joker", () => {
    const count = (suit: string) => faces.filter((face) => face.suit === suit).length;
    expect(["hearts", "spades", "diamonds", "clubs", "joker"].map(count)).toEqual([13, 13, 13, 13, 1]);
    expect(new Set(faces.map(({ key }) => key)).size).toBe(53);
  });

  test.each(faces)("shows its rank in two corners: $title", (face) => {
    const corners = cornerLayers(face, poker);
    const indices = corners.flatMap((layer) => (layer.kind === "text" ? layer.text : []));
    const expected = { ace: "A", jack: "J", queen: "Q", king: "K", joker: "J" }[
      face.title.toLowerCase().split(" ")[0]
    ];
    expect(indices).toEqual(Array(2).fill(expected ?? face.title.split(" ")[0]));
    expect(artOf(corners)).toEqual(Array(2).fill(suitArt[face.suit]));
    expect(corners.map(({ turn }) => turn)).toEqual([0, 0, 180, 180]);
  });

  test.each(plainFaces.filter(({ rank }) => rank !== "a"))(
    "shows as many suit symbols as its rank: $title",
    (face) => {
      const pips = standardFace(face, poker);
      expect(artOf(pips)).toEqual(Array(Number(face.rank)).fill(suitArt[face.suit]));
      for (const { box } of pips) {
        expect(box.x).toBeGreaterThan(11);
        expect(box.x + box.width).toBeLessThan(poker.width - 11);
      }
    },
  );

  test("requires a photo of every face card and the joker where the template has them", () => {
    const slots = (template: string) =>
      Object.values(aDesign("playingcards", { template }).surfaces).filter(({ layers }) =>
        layers.some(({ kind }) => kind === "photo"),
      ).length;
    expect([slots("photo-back"), slots("face-cards"), slots("one-photo")]).toEqual([1, 14, 1]);
  });

  test("repeats the photo of its back with its crop on every face card, in the template with one photo", () => {
    const design = aDesign("playingcards", { template: "one-photo" }, placed("back", "photo", "photo-0001"), {
      type: "set-crop",
      surface: "back",
      layer: "photo",
      crop: { zoom: 2 },
    });
    for (const { key } of courtFaces) {
      expect(drawnLayers(design, key)[0]).toMatchObject({ photoId: "photo-0001", crop: { zoom: 2 } });
    }
    expect(artOf(drawnLayers(design, "hearts-2"))).not.toContain("crown");
  });

  test("has 53 backs", () => {
    expect(surfacesOf(aDesign("playingcards")).find(({ key }) => key === "back")?.copies).toBe(53);
  });
});

describe("a memory game", () => {
  test("has a back in the color of its template", () => {
    const backOf = (template: string) => aDesign("didacticgame", { template }).surfaces.back.background;
    expect([backOf("photos"), backOf("round-photos")]).toEqual([terracotta, pine]);
  });

  test.each([
    ["6", 6],
    ["10", 10],
    ["15", 15],
  ])("of %s pairs has each picture twice and one common back", (pairs, count) => {
    const surfaces = surfacesOf(aDesign("didacticgame", { options: { pairs } }));
    const pictures = surfaces.filter(({ group }) => group === "Pairs");
    expect(pictures.map(({ copies }) => copies)).toEqual(Array(count).fill(2));
    expect(surfaces.find(({ key }) => key === "back")?.copies).toBe(2 * count);
  });

  test("keeps its photos when it grows and loses those of removed pairs", () => {
    const design = aDesign(
      "didacticgame",
      { options: { pairs: "6" } },
      placed("pair-6", "photo", "photo-0006"),
      { type: "choose-option", code: "pairs", value: "15" },
    );
    expect(drawnLayers(design, "pair-6")[0]).toMatchObject({ photoId: "photo-0006" });
    expect(Object.keys(design.surfaces)).toHaveLength(16);
  });
});

test("a cube of one photo shows it on all six faces, one of six photos each its own", () => {
  const photosOf = (template: string) => {
    const design = aDesign("rubixcube", { template }, placed("front", "photo", "photo-0001"));
    return surfacesOf(design).map(({ key }) => {
      const [layer] = drawnLayers(design, key);
      return layer?.kind === "photo" ? layer.photoId : undefined;
    });
  };
  expect(photosOf("one-photo")).toEqual(Array(6).fill("photo-0001"));
  expect(photosOf("six-photos")).toEqual(["photo-0001", null, null, null, null, null]);
});
