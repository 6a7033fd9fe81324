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
}

export type SceneKey = "mug" | "pillow" | "blanket" | "canvas" | "tag";

/** Option code → value code. */
export type ChosenOptions = Record<string, string>;

export interface BlueprintOption {
  code: string;
  title: string;
  values: BlueprintOptionValue[];
}

export interface BlueprintOptionValue {
  code: string;
  title: string;
  /** For colours: what the product's material looks like (hex). */
  swatch?: string;
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
  mask: SurfaceMask;
  /** Backgrounds the studio offers (hex). One means there is nothing to choose. */
  backgrounds: string[];
  /** Text colours the studio offers (hex). One means there is nothing to choose, as for engraving. */
  textColours: string[];
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
  /** Surfaces with empty photo slots and sample words, for the options chosen. */
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
