import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand, type Command } from "~/design/document/commands";
import type { DesignDocument, Layer, PhotoLayer, TextLayer } from "~/design/document/document";
import { blueprints } from "~/design/products/all-products.server";
import type { OutlineText } from "~/design/text/outline";

/** A design of that product after the commands. */
export function aDesign(
  key: string,
  chosen: { template?: string; options?: Record<string, string> } = {},
  ...commands: Command[]
): DesignDocument {
  return commands.reduce(applyCommand, startDocument(blueprints[key], chosen));
}

export function typed(surface: string, layer: string, text: string): Command {
  return { type: "set-text", surface, layer, text };
}

export function placed(surface: string, layer: string, photoId: string | null): Command {
  return { type: "place-photo", surface, layer, photoId };
}

export function photoOf(document: DesignDocument, surface: string, id: string): PhotoLayer {
  const layer = layerOf(document, surface, id);
  if (layer.kind !== "photo") throw new Error(`${id} is not a photo`);
  return layer;
}

export function textOf(document: DesignDocument, surface: string, id: string): TextLayer {
  const layer = layerOf(document, surface, id);
  if (layer.kind !== "text") throw new Error(`${id} is not text`);
  return layer;
}

/** Outlines text as a plain rectangle, half an em for each character. */
export const blockOutline: OutlineText = (_, text) => ({
  path: `M0 0H${text.length * 500}V-700H0Z`,
  width: text.length * 500,
  ascender: 700,
  descender: 0,
  capital: 700,
});

export function layerOf(document: DesignDocument, surface: string, id: string): Layer {
  const layer = document.surfaces[surface].layers.find((each) => each.id === id);
  if (!layer) throw new Error(`No layer ${surface}.${id}`);
  return layer;
}
