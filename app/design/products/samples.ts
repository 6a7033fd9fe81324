import { startDocument } from "../blueprint/blueprint";
import * as palette from "../blueprint/palette";
import { applyCommand, type Command } from "../document/commands";
import type { Crop, DesignDocument } from "../document/document";
import type { SceneBackground } from "../scenes/scene";
import { findBlueprint } from "./known-products";

/**
 * How a product is shown in the shop before it is designed. Layers on the front are named by their id, others with
 * their surface and a dot before it, such as back.name.
 */
export interface Sample {
  scene: SceneBackground;
  /** Option code → value code; the first value by default. */
  options?: Record<string, string>;
  /** Detail → its lines. */
  details?: Record<string, string[]>;
  /** Drawn pets for all empty photo slots, repeated if there are more slots. */
  gallery?: string[];
  /** Layer → drawn pet. */
  portraits?: Record<string, string>;
  /** Layer → crop: `zoom` from 1, and the center at `y` from 0 (top) to 1. */
  crops?: Record<string, Partial<Crop>>;
  /** Layer → text. */
  words?: Record<string, string>;
  /** Layer → a font or color other than the template's; color names are those of blueprint/palette.ts. */
  lettering?: Record<string, { font?: string; color?: string }>;
  /** Surface → color. */
  backgrounds?: Record<string, string>;
}

/** A product in a brand's data; without a `tool` it cannot be designed, and has no sample. */
interface SampledProduct {
  sku: string;
  tool: { blueprint: string; template: string } | null;
  sample?: Sample;
}

interface RegisteredSample {
  blueprint: string;
  template: string;
  sample: Sample;
}

/** Shows the empty template. */
const PLAIN: Sample = { scene: "sand" };
/** More slots than any product has. */
const GALLERY_SLOTS = 60;

const samples = new Map<string, RegisteredSample>();

/** Registers the samples of a brand's products; a product without one is shown with its empty template. */
export function registerSamples(products: SampledProduct[]): void {
  for (const { sku, tool, sample = PLAIN } of products) {
    if (tool) samples.set(sku, { blueprint: tool.blueprint, template: tool.template, sample });
  }
}

/** Returns the design on a product's cards and pages; undefined for an unknown SKU. */
export function sampleDocument(sku: string): DesignDocument | undefined {
  const registered = samples.get(sku);
  const blueprint = registered && findBlueprint(registered.blueprint);
  if (!registered || !blueprint) return undefined;
  const { template, sample } = registered;
  const start = startDocument(blueprint, { template, options: sample.options });
  return sampleCommands(sample, blueprint.makeRoom !== undefined).reduce(applyCommand, start);
}

/** Returns the background of a product's sample picture. */
export function sampleBackground(sku: string): SceneBackground {
  return samples.get(sku)?.sample.scene ?? PLAIN.scene;
}

/** @param growsByPhotos each photo of the gallery adds a surface, so that none is repeated */
function sampleCommands(sample: Sample, growsByPhotos: boolean): Command[] {
  const { details, gallery, portraits, crops, words, lettering, backgrounds } = sample;
  return [
    ...each(details, (name, lines): Command => ({ type: "set-details", name, lines })),
    ...(gallery ? [galleryCommand(gallery, growsByPhotos ? gallery.length : GALLERY_SLOTS)] : []),
    ...each(
      portraits,
      (name, pet): Command => ({ type: "place-photo", ...layer(name), photoId: portrait(pet) }),
    ),
    ...each(crops, (name, crop): Command => ({ type: "set-crop", ...layer(name), crop })),
    ...each(words, (name, text): Command => ({ type: "set-text", ...layer(name), text })),
    ...each(
      lettering,
      (name, { font, color }): Command => ({
        type: "set-text-style",
        ...layer(name),
        ...(font && { font }),
        ...(color && { color: paletteColor(color) }),
      }),
    ),
    ...each(
      backgrounds,
      (surface, color): Command => ({ type: "set-background", surface, color: paletteColor(color) }),
    ),
  ];
}

function each<Value>(
  values: Record<string, Value> | undefined,
  command: (name: string, value: Value) => Command,
): Command[] {
  return Object.entries(values ?? {}).map(([name, value]) => command(name, value));
}

function galleryCommand(pets: string[], count: number): Command {
  const photos = Array.from({ length: count }, (_, index) => ({
    id: portrait(pets[index % pets.length]),
    width: 100,
    height: 100,
    takenAt: null,
  }));
  return { type: "fill-photos", photos };
}

function portrait(pet: string): string {
  return `portrait:${pet}`;
}

/** "name" → on the front; "back.name" → on the back */
function layer(name: string): { surface: string; layer: string } {
  const [first, second] = name.split(".");
  return second ? { surface: first, layer: second } : { surface: "front", layer: first };
}

const colors: Record<string, unknown> = palette;

/** Returns the hex code of a palette color; other values are returned unchanged. */
function paletteColor(name: string): string {
  const color = colors[name];
  return typeof color === "string" ? color : name;
}
