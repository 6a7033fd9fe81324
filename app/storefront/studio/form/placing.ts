import { artKeys } from "~/design/art";
import { applyCommand, type Command } from "~/design/document/commands";
import type { Box, DesignDocument, Layer } from "~/design/document/document";
import type { LayerMove } from "~/design/layers/added-layers";
import { layerName, layersOf } from "~/design/layers/layers";
import { noEffect } from "~/design/photos/effect";
import { findSurface } from "~/design/surfaces/surfaces";
import { layerField, SURFACE_FIELD } from "../field-names";
import { photoTargets } from "../photos/photo-tray";
import { aligning, arranging, PICKED } from "./arranging";
import { differing, number, type Reading } from "./reading";

/** Placement of a layer: rotated by a field; moved, resized, reordered, emptied, added and removed by buttons. */

/** Name of the buttons; their values are actions such as front.name.left or front.add-art.bone. */
export const ACT_FIELD = "act";

/** The action that empties a text, such as front.name.no-text. */
export const NO_TEXT = "no-text";

/** The action that takes filter and light off a photo, such as front.photo.no-effect. */
export const NO_EFFECT = "no-effect";

/** The action that has the store's model cut the pet out of a photo, such as front.photo.find-pet; only the server does it. */
export const FIND_PET = "find-pet";

/** Actions on the whole design. */
export const FILL_PAGES = "fill-pages";
export const DROP_EMPTY_PAGES = "drop-empty-pages";
const designCommands: Record<string, Command> = {
  [FILL_PAGES]: { type: "repeat-photos" },
  [DROP_EMPTY_PAGES]: { type: "drop-empty-pages" },
};

/** The action that places one of the visitor's photos on the visible page, such as use-photo.<id>. */
export const USE_PHOTO = "use-photo";

/** Distance of one press, as a fraction of the surface's shorter side. */
const STEP = 0.04;
/** Scale factor of one press. */
const GROWTH = 1.1;
const TURN = 15;

type Sizes = Pick<Box, "width" | "height">;

const moves: Record<string, { x: number; y: number }> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};
const sizes: Record<string, Sizes> = {
  larger: { width: GROWTH, height: GROWTH },
  smaller: { width: 1 / GROWTH, height: 1 / GROWTH },
  wider: { width: GROWTH, height: 1 },
  narrower: { width: 1 / GROWTH, height: 1 },
  taller: { width: 1, height: GROWTH },
  shorter: { width: 1, height: 1 / GROWTH },
};
const turns: Record<string, number> = { "turn-left": -TURN, "turn-right": TURN };
const orders: Record<string, LayerMove> = {
  "to-front": "front",
  forward: "forward",
  backward: "backward",
  "to-back": "back",
};
const kinds: Record<string, Layer["kind"]> = {
  "add-photo": "photo",
  "add-text": "text",
  "add-art": "art",
  "add-code": "code",
};

const states: Record<string, { locked?: boolean; hidden?: boolean }> = {
  lock: { locked: true },
  unlock: { locked: false },
  hide: { hidden: true },
  show: { hidden: false },
};

/** Checks whether an action moves, resizes or rotates a layer, which a locked layer does not allow. */
function isPlacing(act: string): boolean {
  return [moves, sizes, turns].some((acts) => Object.hasOwn(acts, act)) || act.startsWith("align-");
}

/** Reads the rotation of a layer, in degrees. */
export function readTurn(reading: Reading, surface: string, { id, turn }: Layer): void {
  const message = "Please enter a rotation from -180 to 180 degrees.";
  const wanted = reading.read(layerField(surface, id, "turn"), number, message);
  if (wanted !== undefined && wanted !== turn)
    reading.add({ type: "set-turn", surface, layer: id, turn: wanted });
}

/** Side of a layer's box → the field of the layer; x and y are those of a photo's crop. */
export const BOX_FIELDS: Record<keyof Box, string> = {
  x: "from-left",
  y: "from-top",
  width: "width",
  height: "height",
};

/** Reads the position and size of a layer, in millimeters from the surface's top left corner; letters grow with it. */
export function readBox(reading: Reading, surface: string, layer: Layer): void {
  const message = "Please enter millimeters, such as 12.5.";
  const said = Object.fromEntries(
    Object.entries(BOX_FIELDS).map(([side, field]) => [
      side,
      reading.read(layerField(surface, layer.id, field), number, message),
    ]),
  );
  const box = differing<Box>(said, layer.box);
  if (layer.locked || Object.keys(box).length === 0) return;
  reading.add({ type: "set-box", surface, layer: layer.id, box });
  const scale = (box.height ?? layer.box.height) / layer.box.height;
  if (layer.kind === "text" && scale !== 1 && scale > 0)
    reading.add({ type: "set-text-style", surface, layer: layer.id, size: layer.size * scale });
}

/** Reads the action of the pressed button, after the fields; an unknown action is ignored. */
export function readAct(reading: Reading): void {
  const said = reading.text(ACT_FIELD);
  if (said === undefined) return;
  if (Object.hasOwn(designCommands, said)) {
    reading.add(designCommands[said]);
    return;
  }
  const document = reading.commands.reduce(applyCommand, reading.document);
  const commands = commandsOf(reading, document, said);
  for (const command of commands) reading.add(command);
}

function commandsOf(reading: Reading, document: DesignDocument, said: string): Command[] {
  const [surface, part, act = ""] = said.split(".");
  if (surface === USE_PHOTO) return usingPhoto(document, reading, part);
  if (part === PICKED) return arranging(reading, surface, act);
  return Object.hasOwn(kinds, part)
    ? adding(surface, kinds[part], act || undefined)
    : acting(document, surface, part, act);
}

function usingPhoto(document: DesignDocument, reading: Reading, photoId: string): Command[] {
  const [target] = photoTargets(document, reading.text(SURFACE_FIELD) || null);
  if (!target) return [];
  const photo = reading.photos[photoId];
  return [{ type: "place-photo", surface: target.surface, layer: target.layer.id, photoId, photo }];
}

function adding(surface: string, kind: Layer["kind"], art = artKeys[0]): Command[] {
  return [kind === "art" ? { type: "add-layer", surface, kind, art } : { type: "add-layer", surface, kind }];
}

function acting(document: DesignDocument, surface: string, id: string, act: string): Command[] {
  const size = findSurface(document, surface)?.size(document.options);
  const layer = layersOf(document).find(({ name }) => name === layerName(surface, id))?.layer;
  if (!size || !layer) return [];
  const target = { surface, layer: id };
  if (Object.hasOwn(states, act)) return [{ type: "set-state", ...target, ...states[act] }];
  if (layer.locked && isPlacing(act)) return [];
  if (act.startsWith("align-")) return aligning(surface, [id], act);
  if (Object.hasOwn(moves, act)) {
    const step = Math.min(size.width, size.height) * STEP;
    const { x, y } = moves[act];
    return [{ type: "set-box", ...target, box: { x: layer.box.x + x * step, y: layer.box.y + y * step } }];
  }
  if (Object.hasOwn(sizes, act)) return resizing(target, layer, sizes[act]);
  if (Object.hasOwn(turns, act)) return [{ type: "set-turn", ...target, turn: layer.turn + turns[act] }];
  if (Object.hasOwn(orders, act)) return [{ type: "order-layer", surface, id, move: orders[act] }];
  if (act === NO_TEXT) return [{ type: "set-text", ...target, text: "" }];
  if (act === NO_EFFECT) return [{ type: "set-effect", ...target, effect: { ...noEffect, warmth: 0 } }];
  return act === "remove" ? [{ type: "remove-layer", surface, id }] : [];
}

/** Resizes around the center; letters grow with the height of their box. */
function resizing(target: { surface: string; layer: string }, layer: Layer, by: Sizes): Command[] {
  const { x, y, width, height } = layer.box;
  const grown = { width: width * by.width, height: height * by.height };
  const box = { x: x - (grown.width - width) / 2, y: y - (grown.height - height) / 2, ...grown };
  const commands: Command[] = [{ type: "set-box", ...target, box }];
  if (layer.kind === "text" && by.height !== 1)
    commands.push({ type: "set-text-style", ...target, size: layer.size * by.height });
  return commands;
}
