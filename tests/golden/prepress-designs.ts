import { type Blueprint, startDocument } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { noEffect } from "~/design/photos/effect";
import { allProducts } from "~/design/products/all-products.server";
import { surfacesOf } from "~/design/surfaces/surfaces";
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

/** A photo that just covers the surface at any angle, turned. */
export function withTurnedPhoto(blueprint: Blueprint, key: string): DesignDocument {
  const document = startDocument(blueprint);
  const surface = surfacesOf(document).find((each) => each.key === key);
  if (!surface) throw new Error(`There is no ${key}.`);
  const { width, height } = surface.size(document.options);
  const side = Math.hypot(width, height) + 1;
  const photo = {
    id: "photo",
    kind: "photo" as const,
    box: { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side },
    turn: 8,
    photoId: goldenPhotos.landscape,
    crop: { x: 0.5, y: 0.5, zoom: 1, angle: -5 },
    effect: noEffect,
    rotation: 0 as const,
    shape: "rectangle" as const,
  };
  const layers = { background: "#ffffff", layers: [photo] };
  return { ...document, surfaces: { ...document.surfaces, [key]: layers } };
}

/** Returns the first and the last of several. */
export function ends<Item>(items: Item[]): Item[] {
  return items.length <= ENDS ? items : [items[0], items[items.length - 1]];
}
