import type { Box, DesignDocument, Layer, Surface } from "../document/document";
import type { UnplacedPhoto } from "../photos/unplaced-photo";
import { MAX_TEXT_LINES } from "../text/text-limits";

/**
 * A kind of product that can be designed: its surfaces, options and templates, as data.
 * It has no prices: they belong to the catalog. Several products may share a blueprint.
 */
export interface Blueprint {
  key: string;
  /** In the order in which the studio asks for them. */
  options: BlueprintOption[];
  /** In the order in which they are designed. Pages and faces may depend on the chosen options and details. */
  surfaces: (options: ChosenOptions, details: Details) => SurfaceBlueprint[];
  /** Arrangements to start from; the first is the default. */
  templates: BlueprintTemplate[];
  /** What each photo and text layer is for, by layer id; a layer id means the same in every template. */
  slots: Record<string, Slot>;
  /** Lines that belong to the whole product, in the order in which the studio asks for them. */
  details?: Record<string, DetailQuestion>;
  /** Returns the details with enough places for photos to be filled in (oldest first), such as one print more for each. */
  makeRoom?: (document: DesignDocument, photos: UnplacedPhoto[]) => Details;
  /** The photos of all surfaces but the first, such as pages after the cover, may stay empty: a warning says so. */
  mayHaveBlanks?: boolean;
  /** The option that chooses the number of pages after the first surface; its values are numbers. */
  pagesOption?: string;
  /** How the pages after the first surface, which is the cover, are bound to a book. */
  binding?: (options: ChosenOptions) => Binding;
  /** Quantities that the price depends on, such as the number of letters; the catalog holds the price of each. */
  counts?: (document: DesignDocument) => Record<string, number>;
}

/** What the shopper puts into a photo or text layer. */
export interface Slot {
  /** A label, such as Name. */
  title: string;
  /** The request shown while it is missing, such as "Type the name." */
  ask: string;
  /** For text: an example, drawn faintly while the text is empty. */
  placeholder?: string;
  /** For text: the maximum number of characters. */
  maxLength?: number;
  /** For text: the maximum number of lines; 1 by default. */
  lines?: number;
  /** May stay empty; "beside-photo" only where the layout has a photo, so that something is printed (optional-text.ts). */
  optional?: boolean | "beside-photo";
  /** A phone number is validated, and shown again for confirmation before the product is added to the cart. */
  kind?: "phone";
}

/** Option code → value code. */
export type ChosenOptions = Record<string, string>;

/** Detail → its lines. */
export type Details = DesignDocument["details"];

/** Asks for a list of lines, such as the words of a bus roll. */
export interface DetailQuestion {
  /** A label, such as Words. */
  title: string;
  /** The request shown while lines are missing, such as "Type some words." */
  ask: string;
  /** Explains the format of a line. */
  help?: string;
  /** Initial lines. */
  start: string[];
  /** Maximum number of lines. */
  max: number;
  /** Maximum number of characters in a line. */
  maxLength: number;
  /** Each line belongs to a surface, such as size and count of a print, and is edited in a list of the surfaces. */
  ofSurfaces?: boolean;
  /** Returns the error of a line that has a special format; undefined when it is valid. */
  check?: (line: string) => string | undefined;
  /** May stay empty. */
  optional?: boolean;
  /** Returns why it isn't printed with these options, such as on a spine that is too narrow; undefined when it is. */
  unavailable?: (options: ChosenOptions) => string | undefined;
}

export interface BlueprintOption {
  code: string;
  title: string;
  /** Another option and its value that makes this one irrelevant, such as the color of a mat when "no mat" is chosen. */
  idleWith?: { option: string; value: string };
  /** Product pictures keep the sample's value, because other values may remove the surfaces that hold its photos. */
  fixedInSample?: boolean;
  values: BlueprintOptionValue[];
}

interface BlueprintOptionValue {
  code: string;
  title: string;
  /** The dates (yyyy-mm-dd) from and before which the value is sold; without them it is always sold. */
  offered?: { from: string; before: string };
  /** For colors: the color of the product's material (hex). */
  swatch?: string;
  /** For metals and woods: the tone of engravings (hex). */
  engraving?: string;
}

export interface SurfaceBlueprint {
  key: string;
  title: string;
  /** Surfaces of a group, such as Pages, are shown one at a time. */
  group?: string;
  /** 1 to 12: photos taken in this month belong here. */
  month?: number;
  /** Trimmed size in millimeters, for the chosen options. */
  size: (options: ChosenOptions) => { width: number; height: number };
  /** Millimeters printed beyond the trimmed edge. */
  bleed: number;
  /** For a print that is folded around its product: its sides, which end with the bleed. */
  wrap?: (options: ChosenOptions) => Wrap;
  /** Distance in millimeters from the trimmed edge, inside which text must stay. */
  safe: number;
  /** Its outline, for the chosen options. */
  mask: (options: ChosenOptions) => SurfaceMask;
  /** Backgrounds (hex) that the studio offers. With one, there is nothing to choose. */
  backgrounds: string[];
  /** Text colors (hex) that the studio offers. With one, there is nothing to choose, as for engraving. */
  textColors: string[];
  /** Printed in full color: texts, clip art and a background to choose may have any color besides those offered. */
  hasFreeColors?: boolean;
  /** Color (hex) of the material that shows where white would be printed; white by default. */
  bareColor?: string;
  /**
   * For a print that fades into its material: where the fade starts, as a fraction of the way from the middle to the trimmed
   * edge, where it ends. Scenes draw it themselves.
   */
  fadesFrom?: number;
  /** The option that chooses the bare metal or wood on which this surface is engraved; nothing is printed on it. */
  engravedIn?: string;
  /** Minimum height of a capital in millimeters; smaller text is unreadable and rejected. */
  minLetterHeight?: number;
  /** Cut-outs of the surface; text and faces must not overlap them. */
  cutOuts?: Opening[];
  /** The separate sheets on which one picture is printed, such as the tiles of a wall; one sheet by default. */
  sheets?: (options: ChosenOptions) => PartialSheet[];
  /** Round holes that previews do not show, such as that for a strap; print files cut them, and text must avoid them. */
  holes?: (options: ChosenOptions) => Hole[];
  /** The strip along an edge in which it is sewn or punched; text must avoid it. */
  bindingStrip?: (options: ChosenOptions) => Box;
  /** Kinds of layers that shoppers may add to those of the template; none by default. */
  allows?: Layer["kind"][];
  /** How often it is printed for one piece, such as 2 for each picture of a memory game; 1 by default. */
  copies?: number;
  /** Divides the resolution needed to look sharp on paper, since cloth shows less detail; 1 by default. */
  coarseness?: number;
  /** Keys of the fonts offered here; all by default. */
  fonts?: string[];
  /** Keys of the drawings offered here; our motifs and the clip art by default. */
  art?: string[];
  /** Layers of the product itself, drawn above the shopper's and never edited: a calendar's days, a clock's face. */
  fixed?: (document: DesignDocument) => Layer[];
}

/** How a print goes on around the sides of its product. */
export interface Wrap {
  /** The picture continues, is mirrored at the fold, or ends there and leaves the background color. */
  edges: "continued" | "mirrored" | "background";
  /** Millimeters beyond the fold to which photos extend; what lies farther out is mirrored. */
  reach: number;
}

/** Measures of a book in millimeters. */
export interface Binding {
  /** Width of the spine, with its boards. */
  spine: number;
  /** By how much the boards of a hard cover exceed the pages; 0 for a soft cover. */
  overhang: number;
  /** Between the spine and the board of a hard cover, where it folds; 0 for a soft cover. */
  hinge: number;
  /** The block has a multiple of this many pages; the last ones may be blank. */
  pageMultiple: number;
}

/** A part of a surface's picture with a sheet of its own. */
export interface PartialSheet {
  key: string;
  title: string;
  /** Its upper left corner and its size, in millimeters of the surface. */
  x: number;
  y: number;
  size: { width: number; height: number };
}

/** Something cut out of a surface, in millimeters; a square one may be `round`. */
export interface Opening extends Box {
  round?: boolean;
}

/** A round hole. */
export interface Hole extends Opening {
  /** Diameter in millimeters of a cap that hides the print around it. */
  cap?: number;
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
  /** The title under which the studio lists the template, where there are many. */
  group?: string;
  /** Surfaces with empty photo slots and empty texts, for the chosen options and details. */
  surfaces: (options: ChosenOptions, details: Details) => Record<string, Surface>;
}

/** Returns the design a shopper starts with. Options that were not chosen take their first value. */
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
  const details = Object.fromEntries(
    Object.entries(blueprint.details ?? {}).flatMap(([key, { start }]) =>
      start.length > 0 ? [[key, start]] : [],
    ),
  );
  return {
    version: 3,
    blueprint: blueprint.key,
    template: template.key,
    options,
    details,
    surfaces: template.surfaces(options, details),
  };
}

/** Returns the slot of a layer as the blueprint defines it; an added layer or a decoration may stay empty. */
export function findSlot(blueprint: Blueprint, { id, kind }: Pick<Layer, "id" | "kind">): Slot {
  return blueprint.slots[id] ?? { title: titles[kind], ask: "", optional: true, lines: MAX_TEXT_LINES };
}

const titles: Record<Layer["kind"], string> = {
  photo: "Added photo",
  text: "Added text",
  art: "Clip art",
  code: "QR code",
};
