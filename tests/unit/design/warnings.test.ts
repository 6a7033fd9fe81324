import { describe, expect, it } from "vitest";
import { designWarnings } from "~/design/advice/warnings";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand, type Command } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { layersOf } from "~/design/layers/layers";
import type { PhotoSources } from "~/design/photos/photo-source";
import { allProducts } from "~/design/products/all-products.server";
import { serverOutline } from "~/design/text/fonts.server";
import type { OutlineText } from "~/design/text/outline";
import { aDesign, placed, textOf, typed } from "./a-design";

const PHOTO = "a-photo-of-biscuit";
const photos: PhotoSources = { [PHOTO]: { href: "/photo", width: 4000, height: 4000 } };

function warned(document: DesignDocument, sources = photos): string[] {
  return designWarnings(document, { photos: sources, outline: serverOutline }).map(({ message }) => message);
}

describe("text near the edge", () => {
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

  it("causes no warning in a safe place", () => {
    expect(warned(poster())).toEqual([]);
  });

  it("causes a warning at the edge", () => {
    expect(warned(poster(moved({ x: -60 })))).toEqual([expect.stringMatching(OVER)]);
  });

  it("is measured by its ink, not by its box", () => {
    const left = poster({ type: "set-text", surface: "front", layer: "name", text: "i" }, moved({ x: -60 }));
    expect(warned(left)).toEqual([]);
  });

  it("is measured with its rotation", () => {
    const bottom = poster({ type: "set-turn", surface: "front", layer: "name", turn: 90 });
    expect(warned(bottom)).toEqual([expect.stringMatching(OVER)]);
  });

  it("is measured with its curve", () => {
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

  it("causes a warning at the corner of a round tag", () => {
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
  ])("that end %s cause no warning", (_, gap) => {
    expect(warned(framed(gap))).toEqual([]);
  });

  it("that end just inside it cause a warning", () => {
    expect(warned(framed(1.5))).toEqual([expect.stringMatching(/^Photo: it stops just short of the edge/)]);
  });
});

it("a photo moved under a switch and text that reaches into its cut-out cause warnings", () => {
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

it("photos with too few pixels cause warnings", () => {
  const small = { [PHOTO]: { href: "/photo", width: 300, height: 300 } };
  const poster = aDesign("poster", {}, placed("front", "photo", PHOTO));
  expect(warned(poster, small)).toEqual([expect.stringMatching(/^Photo: low resolution/)]);
});

it.each(
  (allProducts ?? []).flatMap(({ blueprint }) =>
    blueprint.templates.map(({ key }) => [blueprint.key, key] as const),
  ),
)("a well filled %s, %s causes no warning", (key, template) => {
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

describe("a hole of the product", () => {
  const tag = (...commands: Command[]) =>
    aDesign("luggagetag", { template: "full-photo" }, placed("front", "photo", PHOTO), ...commands);
  const focused = (x: number, y: number): PhotoSources => ({
    [PHOTO]: { href: "/photo", width: 4000, height: 4000, focus: { x, y } },
  });
  const face = "Photo (front): a hole goes through the face; move the photo so it stays clear.";
  const filled: Command[] = [typed("back", "owner", "June"), typed("back", "phone", "555 010 0123")];

  it("through the face of a photo causes a warning, elsewhere none", () => {
    expect(warned(tag(...filled), focused(0.5, 0.08))).toContain(face);
    expect(warned(tag(...filled), focused(0.5, 0.6))).not.toContain(face);
    expect(warned(tag(...filled))).not.toContain(face);
  });

  it("follows the photo as it is turned and straightened", () => {
    const upsideDown: Command = { type: "rotate-photo", surface: "front", layer: "photo", rotation: 180 };
    expect(warned(tag(...filled, upsideDown), focused(0.5, 0.92))).toContain(face);
    expect(warned(tag(...filled, upsideDown), focused(0.5, 0.08))).not.toContain(face);
  });

  it("through text causes the warning of text that gets cut off", () => {
    const onHole: Command = {
      type: "set-box",
      surface: "front",
      layer: "name",
      box: { x: 12, y: 4, width: 40, height: 10 },
    };
    const named = aDesign(
      "luggagetag",
      { template: "photo-and-name" },
      placed("front", "photo", PHOTO),
      typed("front", "name", "Biscuit"),
      ...filled,
      onHole,
    );
    expect(warned(named)).toContainEqual(
      expect.stringMatching(/^Name \(front\): the text crosses the dashed line/),
    );
  });
});

it("parses an outlined text with a shadow once, not for each of its copies", () => {
  let parses = 0;
  /** A dot at the left end of a wide text, most of which lies beyond the dashed line. */
  const dot: OutlineText = () => ({
    get path() {
      parses += 1;
      return "M0 0L1 0L1 -1L0 -1Z";
    },
    width: 3000,
    ascender: 700,
    descender: 0,
    capital: 700,
  });
  const target = { surface: "wrap", layer: "added-1" };
  const color = "#2a211c";
  const document = aDesign(
    "photomug",
    {},
    { type: "add-layer", surface: "wrap", kind: "text" },
    { type: "set-text", ...target, text: "Rex" },
    { type: "set-box", ...target, box: { x: 150, y: 40, width: 120, height: 20 } },
    { type: "set-text-style", ...target, borderColor: color, shadowColor: color },
  );
  designWarnings(document, { photos: {}, outline: dot });
  expect(parses).toBe(1);
});
