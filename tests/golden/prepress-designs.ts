import { type Blueprint, type ChosenOptions, startDocument } from "~/design/blueprint/blueprint";
import type { DesignDocument, PhotoLayer } from "~/design/document/document";
import type { Proportion } from "~/design/geometry/geometry";
import { noEffect } from "~/design/photos/effect";
import { allProducts } from "~/design/products/all-products.server";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { isNeonSign } from "~/engine/print/neon/sign-tubes";
import { isMainOnly } from "../fixtures/main";
import { goldenDesign, goldenPhotos } from "./golden-design";

/** Designs that prepress tests print. */

/** Similar products are adjacent in the list; another sixth than that of the golden pictures. */
const checkedProducts = isMainOnly ? allProducts.filter((_product, index) => index % 6 === 3) : allProducts;

/** The products to be checked: all, or in `npm test` a sample. */
export const checkedBlueprints = checkedProducts.map(({ blueprint }) => [blueprint.key, blueprint] as const);

/** Of many similar surfaces, such as pages, the first and the last are enough. */
const ENDS = 2;
const LONG_NAME = "Maximilian Wolfgang";
/** Degrees. */
const TURN = 8;
/** Of the sides of a canvas to which no photo extends. */
const EDGE_COLOR = "#2c4364";

export function blueprintOf(key: string): Blueprint {
  const product = allProducts.find(({ blueprint }) => blueprint.key === key);
  if (!product) throw new Error(`There is no ${key}.`);
  return product.blueprint;
}

/** First and last layout, with a long name. */
export function layouts(blueprint: Blueprint): DesignDocument[] {
  const keys = new Set([blueprint.templates[0].key, blueprint.templates[blueprint.templates.length - 1].key]);
  return [...keys].map((key) => withLongName(goldenDesign(blueprint, key)));
}

function withLongName(document: DesignDocument): DesignDocument {
  const surfaces = Object.entries(document.surfaces).map(([key, { layers, ...rest }]) => {
    const named = layers.map((layer) => (layer.kind === "text" ? { ...layer, text: LONG_NAME } : layer));
    return [key, { ...rest, layers: named }];
  });
  return { ...document, surfaces: Object.fromEntries(surfaces) };
}

/** A photo covers neither a neon sign, which is bent of its text, nor a sock, which repeats it in a pattern. */
export function isCoverable(document: DesignDocument): boolean {
  return !isNeonSign(document) && document.blueprint !== "socks";
}

/** Every surface covered by a turned photo that just reaches its corners, so that only its bleed covers the rest; where none can, all layers are turned. */
export function coveredByTurnedPhotos(blueprint: Blueprint, options: ChosenOptions = {}): DesignDocument {
  const document = startDocument(blueprint, { options });
  if (!isCoverable(document)) return withTurnedLayers(goldenDesign(blueprint));
  const surfaces = surfacesOf(document).map(({ key, size, wrap }) => [
    key,
    {
      background: wrap?.(document.options).edges === "background" ? EDGE_COLOR : "#ffffff",
      layers: [turnedPhoto(size(document.options))],
    },
  ]);
  return { ...document, surfaces: Object.fromEntries(surfaces) };
}

function turnedPhoto({ width, height }: Proportion): PhotoLayer {
  const [across, along] = [Math.cos((TURN * Math.PI) / 180), Math.sin((TURN * Math.PI) / 180)];
  const box = { width: width * across + height * along + 1, height: width * along + height * across + 1 };
  return {
    id: "photo",
    kind: "photo",
    box: { ...box, x: (width - box.width) / 2, y: (height - box.height) / 2 },
    turn: TURN,
    photoId: goldenPhotos.landscape,
    crop: { x: 0.5, y: 0.5, zoom: 1, angle: -5 },
    effect: noEffect,
    rotation: 0,
    shape: "rectangle",
  };
}

function withTurnedLayers(document: DesignDocument): DesignDocument {
  const surfaces = Object.entries(document.surfaces).map(([key, { layers, ...rest }]) => [
    key,
    { ...rest, layers: layers.map((layer) => ({ ...layer, turn: TURN })) },
  ]);
  return { ...document, surfaces: Object.fromEntries(surfaces) };
}

/** Returns the first and the last of several. */
export function ends<Item>(items: Item[]): Item[] {
  return items.length <= ENDS ? items : [items[0], items[items.length - 1]];
}
