import type { DesignDocument, Surface } from "./document";

/**
 * What can be designed: a kind of product with its surfaces, options and templates, as data.
 * Prices are not here: they belong to the catalogue. Several products may share a blueprint.
 */
export interface Blueprint {
  key: string;
  /** Which drawn scene shows the product. */
  scene: SceneKey;
  /** In the order the studio asks them. */
  options: BlueprintOption[];
  surfaces: SurfaceBlueprint[];
  /** Arrangements to start from; the first is the default. */
  templates: BlueprintTemplate[];
  /** What its photos and words are for, by layer id; the same layer means the same in every template. */
  slots: Record<string, Slot>;
}

/** What the shopper puts into a photo or text layer. */
export interface Slot {
  /** As a label, such as Name. */
  title: string;
  /** Asks for it when it is missing, such as "Type the name." */
  ask: string;
  /** Words: an example, drawn faintly while there are none. */
  placeholder?: string;
  /** Words: how many characters can be set well. */
  longest?: number;
  /** May stay empty. */
  optional?: boolean;
}

export type SceneKey =
  | "acrylic"
  | "blanket"
  | "block"
  | "bowl"
  | "canvas"
  | "coaster"
  | "doormat"
  | "framed"
  | "luggage"
  | "magnet"
  | "metal"
  | "mousepad"
  | "mug"
  | "ornament"
  | "photoboard"
  | "pillow"
  | "poster"
  | "puzzle"
  | "tag"
  | "wall-set"
  | "wood";

/** Option code → value code. */
export type ChosenOptions = Record<string, string>;

export interface BlueprintOption {
  code: string;
  title: string;
  values: BlueprintOptionValue[];
}

interface BlueprintOptionValue {
  code: string;
  title: string;
  /** For colours: what the product's material looks like (hex). */
  swatch?: string;
  /** For metals: the tone of what is engraved in it (hex). */
  engraving?: string;
}

export interface SurfaceBlueprint {
  key: string;
  title: string;
  /** Millimetres, the trimmed size, for the options chosen. */
  size: (options: ChosenOptions) => { width: number; height: number };
  /** Millimetres printed beyond the trimmed edge. */
  bleed: number;
  /** Millimetres inside the trimmed edge in which words must stay. */
  safe: number;
  /** Its outline, for the options chosen. */
  mask: (options: ChosenOptions) => SurfaceMask;
  /** Backgrounds the studio offers (hex). One means there is nothing to choose. */
  backgrounds: string[];
  /** Text colours the studio offers (hex). One means there is nothing to choose, as for engraving. */
  textColours: string[];
  /** The option that chooses the bare metal this surface is engraved in; nothing is printed on it. */
  engravedIn?: string;
}

export type SurfaceMask =
  | { kind: "rectangle" }
  | { kind: "rounded"; radius: number }
  | { kind: "circle" }
  /** SVG path data in a box of 100 by 100, stretched to the surface. */
  | { kind: "path"; path: string };

export interface BlueprintTemplate {
  key: string;
  title: string;
  /** Surfaces with empty photo slots and empty words, for the options chosen. */
  surfaces: (options: ChosenOptions) => Record<string, Surface>;
}

/** The design a shopper starts with; the first value of every option that was not chosen. */
export function startDocument(
  blueprint: Blueprint,
  chosen: { options?: ChosenOptions; template?: string } = {},
): DesignDocument {
  const options = Object.fromEntries(
    blueprint.options.map((option) => {
      const wanted = option.values.find((value) => value.code === chosen.options?.[option.code]);
      return [option.code, (wanted ?? option.values[0]).code];
    }),
  );
  const template = blueprint.templates.find(({ key }) => key === chosen.template) ?? blueprint.templates[0];
  return {
    version: 1,
    blueprint: blueprint.key,
    template: template.key,
    options,
    surfaces: template.surfaces(options),
  };
}

/** The slot of a layer; a layer that the blueprint does not name is a decoration that may stay empty. */
export function findSlot(blueprint: Blueprint, layer: string): Slot {
  return blueprint.slots[layer] ?? { title: "Decoration", ask: "", optional: true };
}
