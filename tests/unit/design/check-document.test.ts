import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { acceptDesignDocument } from "~/design/document/check-document";
import { applyCommand } from "~/design/document/commands";
import { type DesignDocument, parseDesignDocument } from "~/design/document/document";
import { blueprints } from "~/design/products/all-products.server";
import { aDesign } from "./a-design";

const everyStart = Object.values(blueprints).flatMap((blueprint) =>
  blueprint.templates.map(({ key }) => startDocument(blueprint, { template: key })),
);

test.each(everyStart)("a new $blueprint $template is accepted as it is", (document) => {
  expect(acceptDesignDocument(structuredClone(document))).toEqual({ document });
});

describe("designs of the first version", () => {
  const box = { x: 1, y: 1, width: 10, height: 10 };
  const text = { kind: "text", text: "Max", font: "fredoka", size: 6, colour: "#4a4b4f", align: "centre" };

  test("are read with unrotated layers and photos without effects", () => {
    const photo = {
      id: "photo",
      kind: "photo",
      box,
      photoId: null,
      crop: { x: 0, y: 1, zoom: 2 },
      rotation: 90,
      shape: "rounded",
    };
    const { surfaces, ...document } = parseDesignDocument({
      version: 1,
      blueprint: "photomug",
      template: "full-wrap",
      options: { color: "blue", size: "11oz" },
      surfaces: { wrap: { background: "#ffffff", layers: [photo, { ...text, id: "name", box }] } },
    });
    expect(document).toMatchObject({ version: 3, details: {}, options: { color: "blue", size: "11oz" } });
    expect(surfaces.wrap.layers).toEqual([
      { ...photo, turn: 0, effect: { tone: "none", brightness: 0, contrast: 0 } },
      {
        kind: "text",
        text: "Max",
        font: "fredoka",
        size: 6,
        color: "#4a4b4f",
        align: "center",
        id: "name",
        box,
        turn: 0,
        curve: 0,
        spacing: 0,
      },
    ]);
  });

  test("of tags without a shape are round", () => {
    const side = (id: string) => ({ background: "#d9dadd", layers: [{ ...text, id, box }] });
    const { options } = parseDesignDocument({
      version: 1,
      blueprint: "pet-tags",
      template: "name-only-bold",
      options: { color: "gold", size: "large" },
      surfaces: { front: side("name"), back: side("message") },
    });
    expect(options).toEqual({ color: "gold", size: "large", shape: "circle" });
  });
});

test("a design of the second version is read with the color and alignment of its layers in US spelling", () => {
  const expected = applyCommand(startDocument(blueprints.photomug), {
    type: "add-layer",
    surface: "wrap",
    kind: "art",
  });
  const { surfaces, ...rest } = structuredClone(expected);
  const layers = surfaces.wrap.layers.map((layer) => {
    if (layer.kind === "photo") return layer;
    const { color, ...others } = layer;
    return { ...others, colour: color, ...("align" in layer && { align: "centre" }) };
  });
  const second = { ...rest, version: 2, surfaces: { wrap: { ...surfaces.wrap, layers } } };
  expect(new Set(expected.surfaces.wrap.layers.map(({ kind }) => kind))).toEqual(
    new Set(["photo", "text", "art"]),
  );
  expect(acceptDesignDocument(second)).toEqual({ document: expected });
  expect(parseDesignDocument(expected)).toEqual(expected);
});

test("a design of the third version is not read with the names of the second", () => {
  const colored = everyStart
    .map((start) => JSON.stringify(start))
    .find((text) => text.includes('"color":"#'));
  const document: unknown = JSON.parse(String(colored).replaceAll('"color":"#', '"colour":"#'));
  expect(acceptDesignDocument(document)).toEqual({ problem: "We couldn't read this design." });
});

describe("what is not a design", () => {
  test("never throws", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
        expect(acceptDesignDocument(value)).toEqual({ problem: "We couldn't read this design." });
      }),
    );
  });

  test("never throws on a design of which any part was replaced", () => {
    const start = everyStart[0];
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(start)), fc.anything(), (key, value) => {
        const response = acceptDesignDocument({ ...start, [key]: value });
        expect("document" in response || response.problem !== "").toBe(true);
      }),
    );
  });
});

describe("what the studio does not offer is rejected", () => {
  type Spoil = (document: DesignDocument) => void;
  const spoils: [string, Spoil, string][] = [
    [
      "an unknown product",
      (document) => Object.assign(document, { blueprint: "constructor" }),
      "We don't make this product.",
    ],
    [
      "an unknown arrangement",
      (document) => Object.assign(document, { template: "spiral" }),
      "This layout isn't available.",
    ],
    [
      "an unknown option",
      (document) => Object.assign(document.options, { glow: "yes" }),
      "These options don't belong to this product.",
    ],
    [
      "a missing option",
      (document) => Reflect.deleteProperty(document.options, "size"),
      "These options don't belong to this product.",
    ],
    [
      "an unknown choice",
      (document) => Object.assign(document.options, { size: "99oz" }),
      "Size: this choice isn't available.",
    ],
    [
      "a missing side",
      (document) => Object.assign(document, { surfaces: {} }),
      "These sides don't belong to this product.",
    ],
    [
      "another side",
      (document) => Object.assign(document.surfaces, { inside: document.surfaces.wrap }),
      "These sides don't belong to this product.",
    ],
    [
      "an empty surface",
      (document) => Object.assign(document.surfaces.wrap, { layers: [] }),
      "Part of the layout is missing.",
    ],
    [
      "a layer twice",
      ({ surfaces: { wrap } }) => wrap.layers.push(wrap.layers[0]),
      "Two layers have the same name.",
    ],
    [
      "a photo that is an address",
      (document) => Object.assign(document.surfaces.wrap.layers[0], { photoId: "https://evil.example/x" }),
      "We couldn't find this photo.",
    ],
    [
      "a portrait we did not draw",
      (document) => Object.assign(document.surfaces.wrap.layers[0], { photoId: "portrait:unicorn" }),
      "We couldn't find this photo.",
    ],
    [
      "a typeface of one's own",
      (document) => Object.assign(document.surfaces.wrap.layers[1], { font: "comic-sans" }),
      "This font isn't available.",
    ],
    [
      "several lines",
      (document) => Object.assign(document.surfaces.wrap.layers[1], { text: "a\nb" }),
      "Text must be on one line.",
    ],
    [
      "too many words",
      (document) => Object.assign(document.surfaces.wrap.layers[1], { text: "x".repeat(21) }),
      "Name: at most 20 characters.",
    ],
    [
      "a layer beside the mug",
      (document) => Object.assign(document.surfaces.wrap.layers[1].box, { x: 900 }),
      "A layer is outside the product.",
    ],
    [
      "a layer far too large",
      (document) => Object.assign(document.surfaces.wrap.layers[1].box, { width: 3000 }),
      "A layer is outside the product.",
    ],
    [
      "numbers that are none",
      (document) => Object.assign(document.surfaces.wrap.layers[1].box, { x: Number.NaN }),
      "We couldn't read this design.",
    ],
    [
      "a crop out of bounds",
      (document) => Object.assign(document.surfaces.wrap.layers[0], { crop: { x: 2, y: 0, zoom: 1 } }),
      "We couldn't read this design.",
    ],
    [
      "markup as a color",
      (document) => Object.assign(document.surfaces.wrap, { background: '"/><script>' }),
      "We couldn't read this design.",
    ],
  ];

  test.each(spoils)("%s", (_, spoil, problem) => {
    const document = structuredClone(aDesign("photomug"));
    spoil(document);
    expect(acceptDesignDocument(document)).toEqual({ problem });
  });

  test("a decoration that we did not draw", () => {
    const document = structuredClone(aDesign("photomug"));
    document.surfaces.wrap.layers.push({
      id: "added-1",
      kind: "art",
      turn: 0,
      art: "dragon",
      color: "#2a211c",
      box: { x: 0, y: 0, width: 10, height: 10 },
    });
    expect(acceptDesignDocument(document)).toEqual({ problem: "This clip art isn't available." });
  });

  test("unknown parts of a design are dropped", () => {
    const start = aDesign("photomug");
    expect(acceptDesignDocument({ ...start, price: 0.01 })).toEqual({ document: start });
  });
});
