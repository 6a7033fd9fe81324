import { describe, expect, it } from "vitest";
import { designWarnings } from "~/design/advice/warnings";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand, type Command } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { layersOf } from "~/design/layers/layers";
import type { PhotoSources } from "~/design/photos/photo-source";
import { allProducts } from "~/design/products/all-products.server";
import { serverOutline } from "~/design/text/fonts.server";
import { aDesign, placed, textOf, typed } from "./a-design";

const PHOTO = "a-photo-of-biscuit";
const photos: PhotoSources = { [PHOTO]: { href: "/photo", width: 4000, height: 4000 } };

function warned(document: DesignDocument, sources = photos): string[] {
  return designWarnings(document, { photos: sources, outline: serverOutline }).map(({ message }) => message);
}

describe("words that may be cut", () => {
  const OVER = /^Name: the text crosses the dashed line/;
  const moved = (box: { x?: number; y?: number }): Command => ({
    type: "set-box",
    surface: "front",
    layer: "name",
    box,
  });
  const poster = (...commands: Command[]) =>
    aDesign(
      "poster",
      { template: "photo-and-name", options: { size: "8x10" } },
      typed("front", "name", "Biscuit"),
      ...commands,
    );

  it("are not told of where they stand well", () => {
    expect(warned(poster())).toEqual([]);
  });

  it("are told of at the edge", () => {
    expect(warned(poster(moved({ x: -60 })))).toEqual([expect.stringMatching(OVER)]);
  });

  it("are measured by their ink, not by their box", () => {
    const left = poster({ type: "set-text", surface: "front", layer: "name", text: "i" }, moved({ x: -60 }));
    expect(warned(left)).toEqual([]);
  });

  it("are measured as they are turned", () => {
    const bottom = poster({ type: "set-turn", surface: "front", layer: "name", turn: 90 });
    expect(warned(bottom)).toEqual([expect.stringMatching(OVER)]);
  });

  it("are measured as they bend", () => {
    const low: Command = {
      type: "set-box",
      surface: "front",
      layer: "name",
      box: { x: 80, y: 220, width: 40, height: 40 },
    };
    const bent: Command = { type: "set-text-style", surface: "front", layer: "name", curve: 100 };
    expect(warned(poster(low))).toEqual([]);
    expect(warned(poster(low, bent))).toEqual([expect.stringMatching(OVER)]);
  });

  it("are told of on a round tag, where a corner is no room", () => {
    const tag = aDesign("pet-tags", { options: { shape: "circle" } }, typed("front", "name", "Biscuit"));
    expect(warned(tag)).toEqual([]);
    const { x, y, width, height } = textOf(tag, "front", "name").box;
    const aside: Command = {
      type: "set-box",
      surface: "front",
      layer: "name",
      box: { x: x - width * 0.2, y: y - height * 0.5 },
    };
    expect(warned(applyCommand(tag, aside))).toEqual([expect.stringMatching(/crosses the dashed line/)]);
  });
});

describe("photos at the edge", () => {
  const framed = (gap: number) =>
    aDesign(
      "poster",
      { template: "full-photo", options: { size: "8x10" } },
      placed("front", "photo", PHOTO),
      {
        type: "set-box",
        surface: "front",
        layer: "photo",
        box: { x: gap, y: gap, width: 203.2 - 2 * gap, height: 254 - 2 * gap },
      },
    );

  it.each([
    ["on the edge", 0],
    ["over the edge", -4],
    ["far inside", 30],
  ])("that end %s are printed as they are", (_, gap) => {
    expect(warned(framed(gap))).toEqual([]);
  });

  it("that end just inside it are told of", () => {
    expect(warned(framed(1.5))).toEqual([expect.stringMatching(/^Photo: it stops just short of the edge/)]);
  });
});

it("tells of a photo that was moved under a switch, and of words that reach into its opening", () => {
  const plate = aDesign(
    "switchpanel",
    { template: "photo-and-name", options: { gangs: "one", switch: "toggle" } },
    placed("front", "photo", PHOTO),
    typed("front", "name", "Biscuit"),
  );
  expect(warned(plate)).toEqual([]);
  const under: Command = { type: "set-box", surface: "front", layer: "photo", box: { x: 24, y: 46 } };
  expect(warned(applyCommand(plate, under))).toEqual([
    "Photo: a cutout goes through the middle; move the photo so the face stays clear.",
  ]);
  const across: Command = { type: "set-box", surface: "front", layer: "name", box: { y: 50 } };
  expect(warned(applyCommand(plate, across))).toEqual([expect.stringMatching(/^Name: the text crosses/)]);
});

it("tells of photos with too few pixels", () => {
  const small = { [PHOTO]: { href: "/photo", width: 300, height: 300 } };
  const poster = aDesign("poster", {}, placed("front", "photo", PHOTO));
  expect(warned(poster, small)).toEqual([expect.stringMatching(/^Photo: low resolution/)]);
});

it.each(
  (allProducts ?? []).flatMap(({ blueprint }) =>
    blueprint.templates.map(({ key }) => [blueprint.key, key] as const),
  ),
)("has nothing to tell of a well filled %s, %s", (key, template) => {
  const product = (allProducts ?? []).find(({ blueprint }) => blueprint.key === key);
  if (!product) throw new Error(key);
  const start = startDocument(product.blueprint, { template });
  const filled = layersOf(start).reduce((document, { surface, layer }) => {
    if (layer.kind === "photo")
      return applyCommand(document, placed(surface, layer.id, "portrait:dog-corgi"));
    if (layer.kind !== "text") return document;
    const maxLength = product.blueprint.slots[layer.id]?.maxLength ?? 20;
    return applyCommand(document, typed(surface, layer.id, "Wagamama ".repeat(20).slice(0, maxLength)));
  }, start);
  expect(warned(filled)).toEqual([]);
});
