import { type Blueprint, findSlot, type Slot, type SurfaceBlueprint } from "../blueprint/blueprint";
import { isOfferedColor } from "../blueprint/offered-colors";
import { codeColors } from "../codes/shown-code";
import { isAdded } from "../layers/added-layers";
import { isOfferedArt } from "../layers/offered-art";
import { hasRoomForMasks } from "../photo-mask/change-mask";
import { isPhotoId } from "../photos/photo-id";
import { findBlueprint } from "../products/known-products";
import { surfacesOf } from "../surfaces/surfaces";
import { hasDecoratedText } from "../text/ink-offsets";
import { offeredFonts } from "../text/offered-fonts";
import {
  type DesignDocument,
  type Layer,
  parseDesignDocument,
  type Surface,
  type TextLayer,
} from "./document";

export type Acceptance = { document: DesignDocument } | { problem: string };

/**
 * Validates a design from outside against its blueprint, and accepts only what the studio offers. An unfinished design
 * is
 * accepted (`designProblems` lists what is missing). Never throws.
 */
export function acceptDesignDocument(value: unknown): Acceptance {
  const document = read(value);
  if (!document) return { problem: "We couldn't read this design." };
  const blueprint = findBlueprint(document.blueprint);
  if (!blueprint) return { problem: "We don't make this product." };
  const problem = documentProblem(document, blueprint);
  return problem ? { problem } : { document };
}

function read(value: unknown): DesignDocument | undefined {
  try {
    return parseDesignDocument(value);
  } catch {
    return undefined;
  }
}

function documentProblem(document: DesignDocument, blueprint: Blueprint): string | undefined {
  const template = blueprint.templates.find(({ key }) => key === document.template);
  if (!template) return "This layout isn't available.";
  if (
    !sameMembers(
      Object.keys(document.options),
      blueprint.options.map(({ code }) => code),
    )
  ) {
    return "These options don't belong to this product.";
  }
  const unknown = blueprint.options.find(
    ({ code, values }) => !values.some((value) => value.code === document.options[code]),
  );
  if (unknown) return `${unknown.title}: this choice isn't available.`;
  const details = detailsProblem(document, blueprint);
  if (details) return details;
  const surfaces = surfacesOf(document);
  if (
    !sameMembers(
      Object.keys(document.surfaces),
      surfaces.map(({ key }) => key),
    )
  ) {
    return "These sides don't belong to this product.";
  }
  if (!hasRoomForMasks(document)) return "The cutouts of this design are too detailed.";
  const expected = template.surfaces(document.options, document.details);
  return firstProblem(surfaces, (surface) =>
    surfaceProblem(document.surfaces[surface.key], surface, {
      slots: expected[surface.key].layers,
      size: surface.size(document.options),
      blueprint,
    }),
  );
}

function detailsProblem({ details }: DesignDocument, blueprint: Blueprint): string | undefined {
  const questions = blueprint.details ?? {};
  const required = Object.keys(questions).filter((name) => questions[name].start.length > 0);
  // Designs that were saved before there was an optional detail don't have it.
  const needed = Object.keys(questions).filter((name) => required.includes(name) || name in details);
  if (!sameMembers(Object.keys(details), needed)) return "These details don't belong to this product.";
  return firstProblem(Object.entries(questions), ([name, { title, max, maxLength }]) => {
    const lines = details[name] ?? [];
    if (lines.length > max) return `${title}: at most ${max} lines.`;
    if (lines.some((line) => line.length > maxLength))
      return `${title}: at most ${maxLength} characters per line.`;
    return lines.some((line) => /\p{Cc}/u.test(line))
      ? `${title}: please put each entry on its own line.`
      : undefined;
  });
}

interface Expectation {
  slots: Layer[];
  size: { width: number; height: number };
  blueprint: Blueprint;
}

function surfaceProblem(
  surface: Surface,
  offered: SurfaceBlueprint,
  { slots, size, blueprint }: Expectation,
): string | undefined {
  if (!isOfferedColor(surface.background, offered, offered.backgrounds))
    return "This background isn't available.";
  const ids = surface.layers.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) return "Two layers have the same name.";
  const missing = slots.find(
    (slot) => !surface.layers.some(({ id, kind }) => id === slot.id && kind === slot.kind),
  );
  if (missing) return "Part of the layout is missing.";
  const foreign = surface.layers.find(
    ({ id, kind }) =>
      !slots.some((slot) => slot.id === id) && !(isAdded(id) && offered.allows?.includes(kind)),
  );
  if (foreign) return "A layer doesn't belong to this product.";
  return firstProblem(surface.layers, (layer) => {
    if (!liesOn(layer, size)) return "A layer is outside the product.";
    return layerProblem(layer, offered, blueprint);
  });
}

function layerProblem(layer: Layer, offered: SurfaceBlueprint, blueprint: Blueprint): string | undefined {
  if (layer.kind === "photo") {
    return layer.photoId === null || isPhotoId(layer.photoId) ? undefined : "We couldn't find this photo.";
  }
  // A material on which its color cannot be scanned is a problem to solve, not a broken design: options come later.
  const isOffered =
    layer.kind === "code"
      ? codeColors({ ...offered, bareColor: undefined }).includes(layer.color)
      : isOfferedColor(layer.color, offered);
  if (!isOffered) return "This color isn't available.";
  if (layer.kind === "art")
    return isOfferedArt(layer.art, offered) ? undefined : "This clip art isn't available.";
  if (layer.kind === "code")
    return /\p{Cc}/u.test(layer.link) ? "The link of a QR code must be on one line." : undefined;
  if (layer.kind === "text") return textProblem(layer, offered, findSlot(blueprint, layer));
}

function textProblem(
  { text, font, border, shadow }: TextLayer,
  offered: SurfaceBlueprint,
  { title, maxLength, lines = 1 }: Slot,
): string | undefined {
  if (!offeredFonts(offered).includes(font)) return "This font isn't available.";
  const decorations = [border, shadow].flatMap((each) => each?.color ?? []);
  if (decorations.length > 0 && !hasDecoratedText(offered))
    return "Text here can't have an outline or a shadow.";
  if (!decorations.every((color) => isOfferedColor(color, offered))) return "This color isn't available.";
  if (text.split("\n").length > lines || text.split("\n").some((line) => /\p{Cc}/u.test(line)))
    return lines === 1 ? "Text must be on one line." : `${title}: at most ${lines} lines of plain text.`;
  if (maxLength && text.length > maxLength) return `${title}: at most ${maxLength} characters.`;
}

/** Checks that a layer lies at least partly on the surface, and is not much larger than it. */
function liesOn({ box }: Layer, { width, height }: { width: number; height: number }): boolean {
  const touches = box.x < width && box.y < height && box.x + box.width > 0 && box.y + box.height > 0;
  return touches && box.width <= width * 2 && box.height <= height * 2;
}

function sameMembers(some: string[], others: string[]): boolean {
  return some.length === others.length && others.every((other) => some.includes(other));
}

function firstProblem<Item>(
  items: Item[],
  problemOf: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const problem = problemOf(item);
    if (problem) return problem;
  }
  return undefined;
}
