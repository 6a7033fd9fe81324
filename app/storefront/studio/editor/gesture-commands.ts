import type { Command } from "~/design/document/commands";
import type { Crop, Layer, PhotoLayer } from "~/design/document/document";
import { movedCrop, type Proportion, zoomedCrop } from "~/design/geometry/geometry";
import { turned } from "~/design/geometry/turned-points";
import { zoomedBy } from "../zoom";
import {
  type Corner,
  cornerOf,
  movedBox,
  type Placement,
  type Point,
  pinched,
  resizedBox,
  turnToward,
} from "./layer-geometry";
import { type Guide, type SnapLines, snapPoint, snapPull, snapTurn } from "./snapping";

/** The movement of pointers since the start of a gesture on a layer; in millimeters of the surface. */
export type Gesture =
  | { kind: "move"; pull: Point }
  | { kind: "resize"; corner: Corner; pull: Point; keepsProportion: boolean }
  | { kind: "turn"; from: Point; to: Point }
  | { kind: "pinch"; from: [Point, Point]; to: [Point, Point] }
  /** Moves and zooms the photo within its frame; `spread` 2 doubles the zoom. */
  | { kind: "crop"; pull: Point; spread: number };

export interface GestureTarget {
  surface: string;
  /** The layer before the gesture. */
  layer: Layer;
  /** The size of the photo in it. */
  photo?: Proportion;
  size: Proportion;
  lines: SnapLines;
  /** Snapping distance in millimeters; 0 disables snapping. */
  reach: number;
}

/** The commands that the gesture would apply if it ended now, and the snap lines that the layer is on. */
export interface GestureResult {
  commands: Command[];
  guides: Guide[];
}

/** Converts a gesture to commands for its layer. */
export function followGesture(gesture: Gesture, target: GestureTarget): GestureResult {
  switch (gesture.kind) {
    case "move":
      return move(gesture.pull, target);
    case "resize":
      return resize(gesture, target);
    case "turn":
      return turn(gesture, target);
    case "pinch":
      return pinch(gesture, target);
    case "crop":
      return crop(gesture, target);
  }
}

/** Returns the commands that change a layer's position, size and rotation; letters grow with their box. */
export function placeCommands(
  { surface, layer }: Pick<GestureTarget, "surface" | "layer">,
  { box, turn }: Placement,
): Command[] {
  const commands: Command[] = [{ type: "set-box", surface, layer: layer.id, box }];
  const scale = box.height / layer.box.height;
  if (layer.kind === "text" && scale !== 1)
    commands.push({ type: "set-text-style", surface, layer: layer.id, size: layer.size * scale });
  if (turn !== layer.turn) commands.push({ type: "set-turn", surface, layer: layer.id, turn });
  return commands;
}

/** Checks whether dragging a corner keeps the layer's proportion: always, except for frames of any proportion. */
export function isRigid(layer: Layer): boolean {
  return layer.kind !== "photo" || layer.shape === "circle" || layer.shape === "heart";
}

/** Minimum length of a side, as a fraction of the surface's shorter side. */
const MIN_SIDE = 0.03;

function move(pull: Point, target: GestureTarget): GestureResult {
  const { layer, lines, reach } = target;
  const box = movedBox(layer.box, pull);
  const snapped = snapPull({ box, turn: layer.turn }, lines, reach);
  const placement = { box: movedBox(box, snapped.pull), turn: layer.turn };
  return { commands: placeCommands(target, placement), guides: snapped.guides };
}

function resize(
  { corner, pull, keepsProportion }: Gesture & { kind: "resize" },
  target: GestureTarget,
): GestureResult {
  const { layer, size, lines } = target;
  const start = cornerOf(layer, corner);
  const reached = { x: start.x + pull.x, y: start.y + pull.y };
  const reach = keepsProportion || layer.turn !== 0 ? 0 : target.reach;
  const { point, guides } = snapPoint(reached, lines, reach);
  const min = Math.min(size.width, size.height) * MIN_SIDE;
  const box = resizedBox(layer, corner, point, { keepsProportion, min });
  return {
    commands: placeCommands(target, { box, turn: layer.turn }),
    guides: reach > 0 ? guides : [],
  };
}

function turn({ from, to }: Gesture & { kind: "turn" }, target: GestureTarget): GestureResult {
  const { layer, reach } = target;
  const degrees = layer.turn + turnToward(layer.box, to) - turnToward(layer.box, from);
  const placement = { box: layer.box, turn: reach > 0 ? snapTurn(degrees) : degrees };
  return { commands: placeCommands(target, placement), guides: [] };
}

function pinch({ from, to }: Gesture & { kind: "pinch" }, target: GestureTarget): GestureResult {
  const { box, turn } = pinched(target.layer, from, to);
  const placement = { box, turn: target.reach > 0 ? snapTurn(turn) : turn };
  return { commands: placeCommands(target, placement), guides: [] };
}

function crop({ pull, spread }: Gesture & { kind: "crop" }, target: GestureTarget): GestureResult {
  const { surface, layer, photo } = target;
  if (layer.kind !== "photo" || !photo) return { commands: [], guides: [] };
  const moved = pulledCrop(layer, photo, pull, spread);
  return { commands: [{ type: "set-crop", surface, layer: layer.id, crop: moved }], guides: [] };
}

/**
 * Returns the crop after the photo was dragged by a distance on the screen and zoomed, whether its frame is rotated or
 * not.
 */
export function pulledCrop(layer: PhotoLayer, photo: Proportion, pull: Point, spread = 1): Crop {
  const zoom = spread === 1 ? layer.crop.zoom : zoomedBy(layer.crop.zoom * spread, 0);
  const within = turned(pull, -layer.turn);
  return movedCrop({ ...layer, crop: zoomedCrop(layer, photo, zoom) }, photo, within);
}
