import type { Command } from "../commands";
import type { SceneBackground } from "../scenes/scene";

/** How a product is shown in the shop before a shopper makes it theirs. */
export interface Sample {
  blueprint: string;
  template: string;
  options?: Record<string, string>;
  scene: SceneBackground;
  /** What our drawn pets and their names make of the empty template. */
  commands: Command[];
}

/** By sku. */
export type Samples = Record<string, Sample>;

/** One of our portraits in a photo slot. */
export function photo(surface: string, layer: string, portrait: string): Command {
  return { type: "place-photo", surface, layer, photoId: `portrait:${portrait}` };
}

/** Our portraits in the slots photo, photo-2 and so on. */
export function photos(surface: string, ...portraits: string[]): Command[] {
  return portraits.map((portrait, index) =>
    photo(surface, index === 0 ? "photo" : `photo-${index + 1}`, portrait),
  );
}

/** Closer to the face: `zoom` from 1, the middle at `y` from 0 (top) to 1. */
export function closer(surface: string, layer: string, zoom: number, y = 0.4): Command {
  return { type: "set-crop", surface, layer, crop: { zoom, y } };
}

/** Words in a text slot. */
export function words(surface: string, layer: string, text: string): Command {
  return { type: "set-text", surface, layer, text };
}

/** Words in another typeface or colour (hex) than the template's. */
export function letters(surface: string, layer: string, style: { font?: string; colour?: string }): Command {
  return { type: "set-text-style", surface, layer, ...style };
}

/** The colour (hex) a surface is laid on. */
export function ground(surface: string, colour: string): Command {
  return { type: "set-background", surface, colour };
}
