import type { Command } from "~/design/document/commands";
import type { Layer, PhotoLayer } from "~/design/document/document";
import { type Proportion, zoomedCrop } from "~/design/geometry/geometry";
import { isAdded } from "~/design/layers/added-layers";
import { zoomedBy } from "../zoom";
import { placeCommands, pulledCrop } from "./gesture-commands";
import { movedBox, type Point, scaledBox } from "./layer-geometry";

/** A key, as in keyboard events. */
export interface Key {
  key: string;
  shiftKey: boolean;
}

export interface KeyTarget {
  surface: string;
  layer: Layer;
  /** The size of the photo when the keys move it within its frame; undefined when they move the layer. */
  photo?: Proportion;
  size: Proportion;
}

/** Step as a fraction of the surface's shorter side; four times as large with Shift. */
const STEP = 0.01;
const CROP_STEP = 0.03;
const FAR = 4;
const GROWTH = 1.05;
const TURN_STEP = 5;
const ZOOM_STEPS = 2;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Converts a key to commands for the focused layer; returns undefined for keys without a function. */
export function keyCommands(key: Key, target: KeyTarget): Command[] | undefined {
  if (target.layer.locked && !target.photo) return undefined;
  const arrow = arrows[key.key];
  if (arrow) return moveBy(arrow, key.shiftKey ? FAR : 1, target);
  switch (key.key.toLowerCase()) {
    case "+":
    case "=":
      return grow(1, target);
    case "-":
    case "_":
      return grow(-1, target);
    case "[":
    case "{":
      return turnBy(-TURN_STEP, target);
    case "]":
    case "}":
      return turnBy(TURN_STEP, target);
    case "r":
      return key.shiftKey ? quarterTurn(-90, target) : quarterTurn(90, target);
    case "delete":
    case "backspace":
      return takeAway(target);
  }
}

/** Removes an added layer; a layer of the template is emptied instead. */
export function takeAway({ surface, layer }: Pick<KeyTarget, "surface" | "layer">): Command[] {
  if (isAdded(layer.id)) return [{ type: "remove-layer", surface, id: layer.id }];
  if (layer.kind === "photo") return [{ type: "place-photo", surface, layer: layer.id, photoId: null }];
  if (layer.kind === "text") return [{ type: "set-text", surface, layer: layer.id, text: "" }];
  return [];
}

function moveBy(way: Point, times: number, target: KeyTarget): Command[] {
  const { surface, layer, photo, size } = target;
  const step = Math.min(size.width, size.height) * times;
  const pull = (length: number) => ({ x: way.x * step * length, y: way.y * step * length });
  if (layer.kind === "photo" && photo)
    return [{ type: "set-crop", surface, layer: layer.id, crop: pulledCrop(layer, photo, pull(CROP_STEP)) }];
  return placeCommands(target, { box: movedBox(layer.box, pull(STEP)), turn: layer.turn });
}

function grow(way: 1 | -1, target: KeyTarget): Command[] {
  const { surface, layer, photo } = target;
  if (layer.kind === "photo" && photo) {
    const crop = zoomedCrop(layer, photo, zoomedBy(layer.crop.zoom, ZOOM_STEPS * way));
    return [{ type: "set-crop", surface, layer: layer.id, crop }];
  }
  return placeCommands(target, { box: scaledBox(layer.box, GROWTH ** way), turn: layer.turn });
}

function turnBy(degrees: number, { surface, layer }: KeyTarget): Command[] {
  return [{ type: "set-turn", surface, layer: layer.id, turn: layer.turn + degrees }];
}

/** Rotates by a quarter turn: the photo if the keys move it within its frame, otherwise the layer. */
function quarterTurn(degrees: 90 | -90, target: KeyTarget): Command[] {
  const { surface, layer, photo } = target;
  if (layer.kind !== "photo" || !photo) return turnBy(degrees, target);
  const rotation = ((layer.rotation + degrees + 360) % 360) as PhotoLayer["rotation"];
  return [{ type: "rotate-photo", surface, layer: layer.id, rotation }];
}
