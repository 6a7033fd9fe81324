import { nameOrDescription } from "~/design/blueprint/describe-color";
import { describeLayer, linesInARow } from "~/design/document/describe-design";
import type { DesignDocument, Layer, PhotoLayer } from "~/design/document/document";
import { findBlueprint } from "~/design/products/known-products";
import { findSurface, surfacesOf } from "~/design/surfaces/surfaces";
import { findSlotOf } from "../slots";

/**
 * A change of a design with its result, to be read aloud, such as "Rex, 12 mm from the left, rotated 15°". Null for what
 * the shopper types, which is read aloud by its field.
 */
export function describeChange(before: DesignDocument, after: DesignDocument): string | null {
  const chosen = describeChoices(before, after);
  if (chosen) return chosen;
  const sentences = surfacesOf(after).flatMap(({ key, title }) => {
    const [was, is] = [before.surfaces[key], after.surfaces[key]];
    if (!was || !is || was === is) return [];
    if (was.background !== is.background)
      return [`Background of ${title}: ${nameOrDescription(is.background)}`];
    return describeLayers({ before, after, surface: key }, was.layers, is.layers);
  });
  return sentences.length > 0 ? sentences.slice(0, MAX_SENTENCES).join(". ") : null;
}

const MAX_SENTENCES = 3;

/** Another option or layout changes everything, so only the choice is named. */
function describeChoices(before: DesignDocument, after: DesignDocument): string | null {
  const blueprint = findBlueprint(after.blueprint);
  if (before.template !== after.template) {
    const layout = blueprint?.templates.find(({ key }) => key === after.template);
    return `Layout: ${layout?.title ?? after.template}`;
  }
  const option = blueprint?.options.find(({ code }) => before.options[code] !== after.options[code]);
  if (!option) return null;
  const value = option.values.find(({ code }) => code === after.options[option.code]);
  return `${option.title}: ${value?.title ?? ""}`;
}

interface Change {
  before: DesignDocument;
  after: DesignDocument;
  surface: string;
}

function describeLayers(change: Change, was: Layer[], is: Layer[]): string[] {
  const added = is.filter(({ id }) => !was.some((layer) => layer.id === id));
  const removed = was.filter(({ id }) => !is.some((layer) => layer.id === id));
  if (added.length + removed.length > 0) {
    return [
      ...added.map((layer) => `${titleOf(change.after, change.surface, layer)} added`),
      ...removed.map((layer) => `${titleOf(change.before, change.surface, layer)} removed`),
    ];
  }
  const moved = movedInOrder(was, is);
  if (moved) {
    const place = is.indexOf(moved) + 1;
    return [`${nameOf(change, moved)}, ${place} of ${is.length} from the back`];
  }
  return is.flatMap((layer, index) => {
    const parts = was[index] === layer ? [] : describeLayerChange(change, was[index], layer);
    return parts.length > 0 ? [[nameOf(change, layer), ...parts].join(", ")] : [];
  });
}

/** The layer that is at another place of the same layers. */
function movedInOrder(was: Layer[], is: Layer[]): Layer | undefined {
  const first = is.findIndex(({ id }, index) => id !== was[index].id);
  if (first < 0) return undefined;
  // Moved back, the layer is where the orders begin to differ; moved forward, the one that was there.
  return was[first + 1]?.id === is[first].id && was[first].id !== is[first + 1]?.id
    ? is.find(({ id }) => id === was[first].id)
    : is[first];
}

function describeLayerChange({ after, surface }: Change, was: Layer, is: Layer): string[] {
  const parts = [...describePlace(was, is), ...describePicture(was, is)];
  if (parts.length > 0) return parts;
  if (was.kind === "text" && is.kind === "text" && was.text !== is.text)
    return is.text === "" ? ["no text"] : [];
  return [describeLayer(after, is, findSurface(after, surface)) ?? "changed"];
}

/** Only what has changed, in whole millimeters and degrees. */
function describePlace(was: Layer, is: Layer): string[] {
  const isResized = was.box.width !== is.box.width || was.box.height !== is.box.height;
  return [
    was.box.x !== is.box.x && !isResized ? `${millimeters(is.box.x)} from the left` : "",
    was.box.y !== is.box.y && !isResized ? `${millimeters(is.box.y)} from the top` : "",
    isResized ? `${millimeters(is.box.width)} wide, ${millimeters(is.box.height)} high` : "",
    was.turn !== is.turn ? (is.turn === 0 ? "not rotated" : `rotated ${rounded(is.turn)}°`) : "",
  ].filter(Boolean);
}

function describePicture(was: Layer, is: Layer): string[] {
  if (was.kind !== "photo" || is.kind !== "photo") return [];
  if (was.photoId !== is.photoId) return [is.photoId === null ? "photo removed" : "photo added"];
  if (was.rotation !== is.rotation) return [`photo turned ${is.rotation}°`];
  if (was.mask !== is.mask) return [is.mask ? "photo cut out" : "whole photo shown"];
  return was.crop === is.crop ? [] : describeCrop(was, is);
}

function describeCrop({ crop: was }: PhotoLayer, { crop: is }: PhotoLayer): string[] {
  if (was.angle !== is.angle) return [`photo straightened by ${is.angle ?? 0}°`];
  if (was.zoom !== is.zoom) return [`photo zoomed to ${Math.round(is.zoom * 100)} percent`];
  return [
    was.x !== is.x ? `photo at ${Math.round(is.x * 100)} percent from left to right` : "",
    was.y !== is.y ? `photo at ${Math.round(is.y * 100)} percent from top to bottom` : "",
  ].filter(Boolean);
}

/** A text is called by itself, everything else by its title. */
function nameOf({ after, surface }: Change, layer: Layer): string {
  return layer.kind === "text" && layer.text !== ""
    ? linesInARow(layer.text)
    : titleOf(after, surface, layer);
}

function titleOf(document: DesignDocument, surface: string, layer: Layer): string {
  return findSlotOf(document, surface, layer).title;
}

function millimeters(length: number): string {
  return `${rounded(length)} mm`;
}

function rounded(value: number): number {
  return Math.round(value) || 0;
}
