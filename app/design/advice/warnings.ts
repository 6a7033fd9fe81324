import { findSlot } from "../blueprint/blueprint";
import { codeSquare } from "../codes/shown-code";
import type { Box, CodeLayer, DesignDocument, Layer, PhotoLayer, TextLayer } from "../document/document";
import { corners, extentOf, linesOf, type Point, pointsAlong } from "../geometry/path-points";
import { turnedAround } from "../geometry/turned-points";
import { isAdded } from "../layers/added-layers";
import { isEmptyLayer, layersOf } from "../layers/layers";
import { maskCode } from "../photo-mask/later-masks";
import type { PhotoSources } from "../photos/photo-source";
import { photoSharpness } from "../photos/sharpness";
import { findBlueprint } from "../products/known-products";
import { isStraight, TOUCHES } from "../surfaces/covered-edges";
import { roomIn, safeArea } from "../surfaces/safe-area";
import { findSurface, surfacesOf } from "../surfaces/surfaces";
import { inkOffsets } from "../text/ink-offsets";
import type { OutlineText } from "../text/outline";
import { fitText } from "../text/text-fit";
import { isCodeCovered, isCodeCut } from "./code-place";
import { isFaceInGap, isFaceOverHole } from "./face-over-hole";
import { mayBeBlank } from "./may-be-blank";
import type { DesignProblem } from "./problems";
import { isLostInGap } from "./text-in-gap";

/**
 * A result that may not be what the shopper expects. It is shown before the design is added to the cart, and blocks
 * nothing.
 */
export interface DesignWarning extends DesignProblem {
  kind: LayerWarning | "blank" | MeasuredWarning;
}

/** What the provider measures: lines too thin to engrave, and tubes bent too tightly. */
type MeasuredWarning = "thin" | "bend";
type LayerWarning = "cut" | "opening" | "hole" | "gap" | "lost" | "edge" | "soft" | "unscannable" | "covered";

const messages: Record<LayerWarning, string> = {
  cut: "the text crosses the dashed line and may get cut off; move it in or make it smaller.",
  opening: "a cutout goes through the middle; move the photo so the face stays clear.",
  hole: "a hole goes through the face; move the photo so it stays clear.",
  gap: "a gap between two tiles goes through the face; move the photo so it stays clear.",
  unscannable:
    "it crosses the dashed line, a hole or a gap, so a phone may not read it; move it or make it smaller.",
  covered: "something lies over it, so a phone may not read it; move it clear or bring it to the front.",
  lost: "the text is so small that a gap between two tiles hides part of it; move it or make it larger.",
  edge: "it stops just short of the edge, so a thin strip may show; drag it past the edge or farther in.",
  soft: "low resolution; may print blurry at this size.",
};

/** Number of blank pages listed by name; the others are only counted. */
const MAX_NAMED = 3;

/** Returns all warnings of a design, in the order of its surfaces. Text is measured once its fonts are loaded. */
export function designWarnings(
  document: DesignDocument,
  { photos, outline }: { photos: PhotoSources; outline: OutlineText },
): DesignWarning[] {
  const sharpness = photoSharpness(document, photos);
  const ofLayers = layersOf(document).flatMap(({ surface, layer, name }) => {
    const kinds = layerWarnings(document, surface, layer, { photos, outline });
    if (sharpness[name] === "poor" && !layer.hidden) kinds.push("soft");
    const title = shownTitleOf(document, surface, layer);
    return kinds.map((kind) => ({ field: name, kind, message: `${title}: ${messages[kind]}` }));
  });
  return [...blankWarnings(document), ...ofLayers];
}

function layerWarnings(
  document: DesignDocument,
  surface: string,
  layer: Layer,
  { photos, outline }: { photos: PhotoSources; outline: OutlineText },
): LayerWarning[] {
  if (layer.hidden) return [];
  const tests: [LayerWarning, boolean][] = [];
  if (layer.kind === "text") {
    tests.push(
      ["cut", isOutside(document, surface, layer, outline)],
      ["lost", isLostInGap(document, surface, layer, outline)],
    );
  } else if (layer.kind === "code") {
    tests.push(
      ["unscannable", isCodeOutside(document, surface, layer) || isCodeCut(document, surface, layer)],
      ["covered", isCodeCovered(document, surface, layer, outline)],
    );
  } else if (layer.kind === "photo") {
    tests.push(
      ["opening", isCutThrough(document, surface, layer)],
      ["hole", isFaceOverHole(document, surface, layer, photos)],
      ["gap", isFaceInGap(document, surface, layer, photos)],
      ["edge", isShort(document, surface, layer) || isCutShort(document, surface, layer, photos)],
    );
  }
  return tests.flatMap(([kind, applies]) => (applies ? kind : []));
}

/** One warning for all pages with an empty photo spot, where they may stay empty. */
function blankWarnings(document: DesignDocument): DesignWarning[] {
  const empty = layersOf(document).filter(
    (placed) => mayBeBlank(document, placed) && !isAdded(placed.layer.id) && isEmptyLayer(placed.layer),
  );
  if (empty.length === 0) return [];
  const titles = [...new Set(empty.map(({ surface }) => findSurface(document, surface)?.title ?? surface))];
  return [{ field: empty[0].name, kind: "blank", message: blankText(titles) }];
}

function blankText(titles: string[]): string {
  const named = titles.slice(0, MAX_NAMED).join(", ");
  const more = titles.length > MAX_NAMED ? ` and ${titles.length - MAX_NAMED} more` : "";
  if (titles.length === 1) return `${named} has an empty photo spot, which will print blank.`;
  return `${titles.length} pages have empty photo spots, which will print blank: ${named}${more}.`;
}

/** Checks whether any ink of the text lies beyond the safe area, with its size, curve and rotation. */
function isOutside(document: DesignDocument, key: string, layer: TextLayer, outline: OutlineText): boolean {
  const surface = findSurface(document, key);
  const shape = layer.text.trim() === "" ? undefined : outline(layer.font, layer.text, layer);
  if (!surface || !shape || surface.safe === 0) return false;
  const { x, y, scale } = fitText(layer, shape);
  const turned = turnedAround(layer.box, layer.turn);
  const place = (points: Point[], offset: Point) =>
    points.map((point) =>
      turned({ x: x + (point.x + offset.x) * scale, y: y + (point.y + offset.y) * scale }),
    );
  const isSafe = safeArea(surface, document.options);
  const hasRoom = roomIn(surface, document.options);
  const { width, ascender, descender } = shape;
  const whole = corners({ left: 0, right: width, top: -ascender, bottom: descender });
  let lines: ReturnType<typeof measuredLine>[] | undefined;
  return inkOffsets(layer).some((offset) => {
    // A line or letter whose whole box fits needs no check of its curves.
    if (hasRoom(place(whole, offset))) return false;
    lines ??= linesOf(shape.path).map(measuredLine);
    return lines.some(
      ({ box, points }) =>
        !hasRoom(place(box, offset)) && place(points(), offset).some((point) => !isSafe(point)),
    );
  });
}

/** A line of a path, which is parsed once, however often it is shifted; its curves only when its box does not fit. */
function measuredLine(line: string): { box: Point[]; points: () => Point[] } {
  let points: Point[] | undefined;
  return {
    box: corners(extentOf(line)),
    points: () => {
      points ??= pointsAlong(line);
      return points;
    },
  };
}

/** Checks whether a corner of a QR code lies beyond the safe area. */
function isCodeOutside(document: DesignDocument, key: string, { box, turn }: CodeLayer): boolean {
  const surface = findSurface(document, key);
  if (!surface || surface.safe === 0) return false;
  const { x, y, side } = codeSquare(box);
  const isSafe = safeArea(surface, document.options);
  const square = corners({ left: x, right: x + side, top: y, bottom: y + side });
  return square.map(turnedAround(box, turn)).some((point) => !isSafe(point));
}

/**
 * Checks whether a cut-out lies over the middle half of a photo that was moved or added. Round ones are hidden by a
 * screw or a clock hand.
 */
function isCutThrough(document: DesignDocument, key: string, { id, photoId, box }: PhotoLayer): boolean {
  if (photoId === null || standsAsInTemplate(document, key, id, box)) return false;
  const { x, y, width, height } = box;
  return (findSurface(document, key)?.cutOuts ?? []).some(
    (opening) =>
      !opening.round &&
      opening.x < x + width * 0.75 &&
      opening.x + opening.width > x + width * 0.25 &&
      opening.y < y + height * 0.75 &&
      opening.y + opening.height > y + height * 0.25,
  );
}

/** Checks whether a straight edge of a photo that was moved or added lies between the trimmed edge and the safe line. */
function isShort(
  document: DesignDocument,
  key: string,
  { id, photoId, box, shape, turn }: PhotoLayer,
): boolean {
  const surface = findSurface(document, key);
  if (!surface || photoId === null || turn !== 0 || !isStraight(shape)) return false;
  if (!isStraight(surface.mask(document.options).kind)) return false;
  if (standsAsInTemplate(document, key, id, box)) return false;
  const { width, height } = surface.size(document.options);
  const gaps = [box.x, box.y, width - box.x - box.width, height - box.y - box.height];
  return gaps.some((gap) => gap > TOUCHES && gap < surface.safe - TOUCHES);
}

function templateLayers({ blueprint, template, options, details }: DesignDocument, key: string): Layer[] {
  const found = findBlueprint(blueprint)?.templates.find((each) => each.key === template);
  return found?.surfaces(options, details)[key]?.layers ?? [];
}

function standsAsInTemplate(document: DesignDocument, key: string, id: string, box: Box): boolean {
  return isAlike(templateLayers(document, key).find((layer) => layer.id === id)?.box, box);
}

function isAlike(one: Box | undefined, other: Box): boolean {
  if (!one) return false;
  return (["x", "y", "width", "height"] as const).every(
    (side) => Math.abs(one[side] - other[side]) < TOUCHES,
  );
}

/** Checks whether the cutout of a photo ends along the trimmed edge, just beyond it; in browsers once that code is there. */
function isCutShort(document: DesignDocument, key: string, layer: PhotoLayer, photos: PhotoSources): boolean {
  const photo = photos[layer.photoId ?? ""];
  return (photo && maskCode()?.endsInBleed(document, key, layer, photo)) ?? false;
}

/** The layer's title as in the studio's panels: with its side where there are several. */
export function shownTitleOf(document: DesignDocument, surface: string, layer: Layer): string {
  const blueprint = findBlueprint(document.blueprint);
  const title = blueprint ? findSlot(blueprint, layer).title : layer.id;
  const found = surfacesOf(document).length > 1 ? findSurface(document, surface) : undefined;
  const side = found?.group ? found.title : found?.title.toLowerCase();
  return side ? `${title} (${side})` : title;
}
