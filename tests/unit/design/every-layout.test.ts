import { describe, expect, test } from "vitest";
import { designProblems } from "~/design/advice/problems";
import { type Blueprint, type ChosenOptions, findSlot, startDocument } from "~/design/blueprint/blueprint";
import { applyCommand, type Command } from "~/design/document/commands";
import type { Box, DesignDocument, Layer } from "~/design/document/document";
import { drawnLayers, isEmptyLayer, layersOf } from "~/design/layers/layers";
import { blueprints } from "~/design/products/all-products.server";
import { safeArea } from "~/design/surfaces/safe-area";
import { findSurface, surfacesOf } from "~/design/surfaces/surfaces";
import { serverOutline } from "~/design/text/fonts.server";

/** Millimeters by which a layer may exceed the surface unnoticed. */
const SLACK = 0.06;
/** Options that change sizes, outlines or surfaces. */
const SHAPING = ["size", "shape", "pieces", "border", "gangs", "switch", "panels", "layout", "pairs"];

/** Layouts whose boxes may meet, and why nothing collides. */
const MEETING: Record<string, string> = {
  "neon-sign family-and-pet": "Letters of both lines are lower than their boxes.",
  "neon-sign forever": "Letters of both lines are lower than their boxes.",
  "ornaments name-and-year": "Letters of both lines are lower than their boxes.",
  "photobook one-photo": "The title is printed on the photo of the cover.",
  "photolamp photo-and-name": "The corners of a round photo's box are empty.",
  "photopendant photo-and-name": "The corners of a round photo's box are empty.",
};

const layouts = Object.values(blueprints).flatMap((blueprint) =>
  blueprint.templates.map(({ key }) => ({ blueprint, template: key })),
);

describe.each(layouts)("$blueprint.key $template", ({ blueprint, template }) => {
  const designs = everyShape(blueprint).map((options) => chosenIn(blueprint, options, template));

  test("lies on its surfaces", () => {
    expect(designs.flatMap((document) => layersWhere(document, isOff))).toEqual([]);
  });

  test.skipIf(`${blueprint.key} ${template}` in MEETING)("has no text over a photo or another text", () => {
    expect(designs.flatMap((document) => layersWhere(document, isCovered))).toEqual([]);
  });

  test("can be ordered once its photos and texts are filled in", () => {
    expect(designs.flatMap((document) => designProblems(filled(document, blueprint), serverOutline))).toEqual(
      [],
    );
  });

  test("repeats no empty photo or text once it is filled in", () => {
    const empty = designs.flatMap((document) => {
      const complete = filled(document, blueprint);
      return surfacesOf(complete).flatMap(({ key }) => drawnLayers(complete, key).filter(isEmptyLayer));
    });
    expect(empty).toEqual([]);
  });
});

/** The layout as a shopper gets it: chosen in a design that started with the product's default. */
function chosenIn(blueprint: Blueprint, options: ChosenOptions, template: string): DesignDocument {
  return applyCommand(startDocument(blueprint, { options }), { type: "choose-template", template });
}

type Judge = (layer: Layer, document: DesignDocument, surface: string) => boolean;

/** Names of the layers that the function finds, with their options. */
function layersWhere(document: DesignDocument, judge: Judge): string[] {
  return layersOf(document)
    .filter(({ surface, layer }) => judge(layer, document, surface))
    .map(({ name }) => `${name} ${JSON.stringify(document.options)}`);
}

/** It exceeds its surface, or its middle is cut away. */
function isOff({ box }: Layer, document: DesignDocument, key: string): boolean {
  const surface = findSurface(document, key);
  if (!surface) return true;
  const size = surface.size(document.options);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isBeyond =
    box.x < -SLACK ||
    box.y < -SLACK ||
    box.x + box.width > size.width + SLACK ||
    box.y + box.height > size.height + SLACK;
  const holds = safeArea({ ...surface, safe: 0, cutOuts: [], holes: undefined }, document.options);
  return isBeyond || !holds({ x, y });
}

function isCovered(layer: Layer, document: DesignDocument, surface: string): boolean {
  if (layer.kind !== "text") return false;
  return document.surfaces[surface].layers.some(
    (other) => other.id !== layer.id && other.kind !== "art" && meet(layer.box, other.box),
  );
}

function meet(one: Box, other: Box): boolean {
  const along = (from: number, length: number, otherFrom: number, otherLength: number) =>
    from + length > otherFrom + SLACK && otherFrom + otherLength > from + SLACK;
  return along(one.x, one.width, other.x, other.width) && along(one.y, one.height, other.y, other.height);
}

/** The design with a portrait in every photo, and the example or a short name in every text. */
function filled(start: DesignDocument, blueprint: Blueprint): DesignDocument {
  const commands = layersOf(start).flatMap(({ surface, layer }): Command[] => {
    if (layer.kind === "photo")
      return [{ type: "place-photo", surface, layer: layer.id, photoId: "portrait:dog-corgi" }];
    if (layer.kind !== "text" || layer.text !== "") return [];
    const text = findSlot(blueprint, layer).placeholder || "Bo";
    return [{ type: "set-text", surface, layer: layer.id, text }];
  });
  return commands.reduce(applyCommand, start);
}

/** Every combination of the shaping options. */
function everyShape({ options }: Blueprint): ChosenOptions[] {
  return options
    .filter(({ code }) => SHAPING.includes(code))
    .reduce<ChosenOptions[]>(
      (chosen, { code, values }) =>
        chosen.flatMap((each) => values.map((value) => ({ ...each, [code]: value.code }))),
      [{}],
    );
}
