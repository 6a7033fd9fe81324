import type { Box, DesignDocument, Layer, Surface } from "../document/document";
import type { UnplacedPhoto } from "../photos/unplaced-photo";

/**
 * What can be designed: a kind of product with its surfaces, options and templates, as data.
 * Prices are not here: they belong to the catalog. Several products may share a blueprint.
 */
export interface Blueprint {
  key: string;
  /** In the order the studio asks them. */
  options: BlueprintOption[];
  /** In the order they are designed; pages and faces may depend on what was chosen. */
  surfaces: (options: ChosenOptions, details: Details) => SurfaceBlueprint[];
  /** Arrangements to start from; the first is the default. */
  templates: BlueprintTemplate[];
  /** What its photos and words are for, by layer id; the same layer means the same in every template. */
  slots: Record<string, Slot>;
  /** Lines that belong to the whole product, in the order the studio asks them. */
  details?: Record<string, DetailQuestion>;
  /** The details that make room for photos to be filled in, the oldest first, such as a print more for each. */
  makeRoom?: (document: DesignDocument, photos: UnplacedPhoto[]) => Details;
  /** What is counted for the price, such as letters; the catalog says what each costs. */
  counts?: (document: DesignDocument) => Record<string, number>;
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
  maxLength?: number;
  /** May stay empty. */
  optional?: boolean;
  /** A phone number must be one, and is read back before the product is added to the cart. */
  kind?: "phone";
}

/** Option code → value code. */
export type ChosenOptions = Record<string, string>;

/** Detail → its lines. */
export type Details = DesignDocument["details"];

/** Asks for a list of lines, such as the words of a bus roll. */
export interface DetailQuestion {
  /** As a label, such as Words. */
  title: string;
  /** Asks for them when they are missing, such as "Type some words." */
  ask: string;
  /** How a line is written. */
  help?: string;
  /** Lines to begin with. */
  start: string[];
  /** How many lines there may be. */
  max: number;
  /** How many characters a line may have. */
  maxLength: number;
  /** Each line belongs to a surface, such as size and count of a print, and is asked in a list of these. */
  ofSurfaces?: boolean;
  /** What is wrong with a line, where it is written in a way of its own. */
  check?: (line: string) => string | undefined;
  /** May stay empty. */
  optional?: boolean;
}

export interface BlueprintOption {
  code: string;
  title: string;
  /** Another option and its value in which this one says nothing, as the color of a mat where there is none. */
  idleWith?: { option: string; value: string };
  /** Product pictures keep the sample's value: another may leave its surfaces without their photos. */
  fixedInSample?: boolean;
  values: BlueprintOptionValue[];
}

interface BlueprintOptionValue {
  code: string;
  title: string;
  /** The days, yyyy-mm-dd, from and before which the shop sells it; always unless told. */
  offered?: { from: string; before: string };
  /** For colors: what the product's material looks like (hex). */
  swatch?: string;
  /** For metals and woods: the tone of what is engraved in it (hex). */
  engraving?: string;
}

export interface SurfaceBlueprint {
  key: string;
  title: string;
  /** Surfaces of a group, such as Pages, are shown one at a time. */
  group?: string;
  /** 1 to 12: photos taken in this month belong here. */
  month?: number;
  /** Millimeters, the trimmed size, for the options chosen. */
  size: (options: ChosenOptions) => { width: number; height: number };
  /** Millimeters printed beyond the trimmed edge. */
  bleed: number;
  /** Millimeters inside the trimmed edge in which words must stay. */
  safe: number;
  /** Its outline, for the options chosen. */
  mask: (options: ChosenOptions) => SurfaceMask;
  /** Backgrounds the studio offers (hex). One means there is nothing to choose. */
  backgrounds: string[];
  /** Text colors the studio offers (hex). One means there is nothing to choose, as for engraving. */
  textColors: string[];
  /** The option that chooses the bare metal or wood this surface is engraved in; nothing is printed on it. */
  engravedIn?: string;
  /** Millimeters of a capital's height under which words cannot be read, so that they are refused. */
  minLetterHeight?: number;
  /** What is cut out of it; words and faces keep clear of them. */
  cutOuts?: Opening[];
  /** Kinds of layers that shoppers may add to those of the template; none unless told. */
  allows?: Layer["kind"][];
  /** How often it is printed for one piece, such as 2 for each picture of a memory game; once unless told. */
  copies?: number;
  /** How many times fewer pixels it takes to look sharp than on paper: cloth shows less; 1 unless told. */
  coarseness?: number;
  /** Keys of the typefaces offered here; all unless told. */
  fonts?: string[];
  /** Keys of the drawings offered here; our motifs and the clip art unless told. */
  art?: string[];
  /** What the product brings along, drawn above the shopper's layers and never edited: a calendar's days, a clock's face. */
  fixed?: (document: DesignDocument) => Layer[];
}

/** Something cut out of a surface, in millimeters; a square one may be `round`. */
export interface Opening extends Box {
  round?: boolean;
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
  /** Under which title the studio shows it, where there are many. */
  group?: string;
  /** Surfaces with empty photo slots and empty words, for what was chosen. */
  surfaces: (options: ChosenOptions, details: Details) => Record<string, Surface>;
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
  const details = Object.fromEntries(
    Object.entries(blueprint.details ?? {}).map(([key, { start }]) => [key, start]),
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

/** What a layer is for: as the blueprint names it; an added one or a decoration may stay empty. */
export function findSlot(blueprint: Blueprint, { id, kind }: Pick<Layer, "id" | "kind">): Slot {
  return blueprint.slots[id] ?? { title: titles[kind], ask: "", optional: true };
}

const titles: Record<Layer["kind"], string> = {
  photo: "Added photo",
  text: "Added text",
  art: "Clip art",
};
