import { startDocument } from "./blueprint";
import { findBlueprint } from "./blueprints";
import { blush, cream, mint, sky } from "./blueprints/palette";
import { applyCommand, type Command } from "./commands";
import type { DesignDocument } from "./document";
import type { SceneBackground } from "./scenes/scene";

/** How a product is shown in the shop before a shopper makes it theirs. */
interface Sample {
  blueprint: string;
  template: string;
  options?: Record<string, string>;
  scene: SceneBackground;
  /** What our drawn pets and their names make of the empty template. */
  commands: Command[];
}

const samples: Record<string, Sample> = {
  "photo-mug": {
    blueprint: "photomug",
    template: "photo-and-name",
    options: { color: "blue" },
    scene: "sand",
    commands: [photo("wrap", "photo", "dog-corgi"), text("wrap", "name", "Biscuit"), ground("wrap", cream)],
  },
  "two-pet-mug": {
    blueprint: "photomug",
    template: "two-photos",
    options: { color: "pink" },
    scene: "mint",
    commands: [
      photo("wrap", "photo", "cat-ginger"),
      photo("wrap", "photo-2", "dog-beagle"),
      text("wrap", "name", "Mochi & Max"),
      ground("wrap", blush),
    ],
  },
  "wrap-mug": {
    blueprint: "photomug",
    template: "full-wrap",
    options: { color: "black" },
    scene: "sky",
    commands: [
      photo("wrap", "photo", "dog-husky"),
      { type: "set-crop", surface: "wrap", layer: "photo", crop: { y: 0.63 } },
    ],
  },
  "pet-pillow": {
    blueprint: "pillow",
    template: "photo-and-name",
    scene: "blush",
    commands: [photo("front", "photo", "cat-tabby"), text("front", "name", "Olive"), ground("front", mint)],
  },
  "photo-pillow": {
    blueprint: "pillow",
    template: "full-photo",
    scene: "sky",
    commands: [photo("front", "photo", "dog-poodle")],
  },
  "pet-blanket": {
    blueprint: "photoblanket",
    template: "photo-and-name",
    scene: "sand",
    commands: [
      photo("front", "photo", "dog-labrador"),
      text("front", "name", "Captain"),
      ground("front", sky),
    ],
  },
  "collage-blanket": {
    blueprint: "photoblanket",
    template: "four-photos",
    options: { color: "rust" },
    scene: "mint",
    commands: [
      photo("front", "photo", "dog-dachshund"),
      photo("front", "photo-2", "cat-siamese"),
      photo("front", "photo-3", "rabbit"),
      photo("front", "photo-4", "guinea-pig"),
      text("front", "name", "Our little zoo"),
    ],
  },
  "canvas-print": {
    blueprint: "canvas",
    template: "full-photo",
    options: { size: "16x20", frame: "oak" },
    scene: "mint",
    commands: [photo("front", "photo", "horse")],
  },
  "name-canvas": {
    blueprint: "canvas",
    template: "photo-and-name",
    options: { size: "16x20", frame: "black" },
    scene: "blush",
    commands: [photo("front", "photo", "cat-black"), text("front", "name", "Luna"), ground("front", cream)],
  },
  "pet-tag": {
    blueprint: "pet-tags",
    template: "name-and-phone",
    options: { color: "gold" },
    scene: "sky",
    commands: [
      text("front", "name", "Daisy"),
      text("back", "phone", "555 0142"),
      text("back", "message", "I am lost!"),
    ],
  },
  "bold-pet-tag": {
    blueprint: "pet-tags",
    template: "name-only-bold",
    options: { color: "rose-gold", size: "large" },
    scene: "sand",
    commands: [text("front", "name", "Moose"), text("back", "message", "Call my family")],
  },
};

/** The design that shows a product on its cards and pages; undefined for an unknown sku. */
export function sampleDocument(sku: string): DesignDocument | undefined {
  const sample = findSample(sku);
  const blueprint = sample && findBlueprint(sample.blueprint);
  if (!sample || !blueprint) return undefined;
  return sample.commands.reduce(applyCommand, startDocument(blueprint, sample));
}

/** What the product stands on in its sample picture. */
export function sampleBackground(sku: string): SceneBackground {
  return findSample(sku)?.scene ?? "sand";
}

function findSample(sku: string): Sample | undefined {
  return Object.hasOwn(samples, sku) ? samples[sku] : undefined;
}

function photo(surface: string, layer: string, portrait: string): Command {
  return { type: "place-photo", surface, layer, photoId: `portrait:${portrait}` };
}

function text(surface: string, layer: string, words: string): Command {
  return { type: "set-text", surface, layer, text: words };
}

function ground(surface: string, colour: string): Command {
  return { type: "set-background", surface, colour };
}
