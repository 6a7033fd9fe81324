import type { Box, Layer, Surface } from "../document/document";
import type { Proportion } from "../geometry/geometry";
import { boundsOf, boundsOfAll } from "./layer-bounds";
import { setBox } from "./place-layer";

/** Where layers are aligned: at an edge, or at the middle. */
export type Alignment = "left" | "center" | "right" | "top" | "middle" | "bottom";

/** The axis along which layers are moved, and the fraction of the free room before them. */
const alignments: Record<Alignment, { axis: Axis; before: number }> = {
  left: { axis: "x", before: 0 },
  center: { axis: "x", before: 0.5 },
  right: { axis: "x", before: 1 },
  top: { axis: "y", before: 0 },
  middle: { axis: "y", before: 0.5 },
  bottom: { axis: "y", before: 1 },
};

export type Axis = "x" | "y";

const lengths = { x: "width", y: "height" } as const;

export function isAlignment(value: string): value is Alignment {
  return Object.hasOwn(alignments, value);
}

/**
 * Aligns layers by the boxes around them as they are rotated: one to the surface, several to each other. A group counts
 * as one. Locked layers stay.
 */
export function alignLayers(surface: Surface, ids: string[], to: Alignment, size: Proportion): Surface {
  const units = unitsOf(surface, ids);
  if (units.length === 0) return surface;
  const { axis, before } = alignments[to];
  const length = lengths[axis];
  const frame = units.length === 1 ? { x: 0, y: 0, ...size } : boundsOfAll(units.map(({ bounds }) => bounds));
  const moves = units.map(
    ({ bounds }) => frame[axis] + (frame[length] - bounds[length]) * before - bounds[axis],
  );
  return moveUnits(surface, units, moves, axis, size);
}

/**
 * Moves layers so that the spaces between them are equal; the first and the last stay. A group counts as one. Fewer
 * than three stay all.
 */
export function distributeLayers(surface: Surface, ids: string[], axis: Axis, size: Proportion): Surface {
  const length = lengths[axis];
  const units = unitsOf(surface, ids).sort((one, other) => one.bounds[axis] - other.bounds[axis]);
  if (units.length < 3) return surface;
  const whole = boundsOfAll(units.map(({ bounds }) => bounds));
  const filled = units.reduce((total, { bounds }) => total + bounds[length], 0);
  const gap = (whole[length] - filled) / (units.length - 1);
  let next = whole[axis];
  const moves = units.map(({ bounds }) => {
    const move = next - bounds[axis];
    next += bounds[length] + gap;
    return move;
  });
  return moveUnits(surface, units, moves, axis, size);
}

/** What is arranged as one: a layer, or a group with all of its layers. */
interface Unit {
  ids: string[];
  bounds: Box;
}

function unitsOf(surface: Surface, ids: string[]): Unit[] {
  const picked = surface.layers.filter(({ id }) => ids.includes(id));
  const keys = [...new Set(picked.map(unitKey))];
  return keys.map((key) => {
    const layers = surface.layers.filter((layer) => unitKey(layer) === key);
    return { ids: layers.map(({ id }) => id), bounds: boundsOfAll(layers.map(boundsOf)) };
  });
}

function unitKey({ id, group }: Layer): string {
  return group ? `group ${group}` : id;
}

function moveUnits(surface: Surface, units: Unit[], moves: number[], axis: Axis, size: Proportion): Surface {
  return moveEach(
    surface,
    axis,
    size,
    ({ id }) => moves[units.findIndex((unit) => unit.ids.includes(id))] ?? 0,
  );
}

/** Makes two or more layers a group, which moves as one; a layer is in one group only. */
export function groupLayers(surface: Surface, ids: string[]): Surface {
  if (surface.layers.filter(({ id }) => ids.includes(id)).length < 2) return surface;
  const group = nextGroup(surface);
  const grouped = changeEach(surface, (layer) => (ids.includes(layer.id) ? { ...layer, group } : layer));
  return changeEach(grouped, (layer) => (isAlone(grouped, layer) ? { ...layer, group: undefined } : layer));
}

/** Returns an id that no group of the surface has. */
function nextGroup({ layers }: Surface): string {
  const numbers = layers.map(({ group }) => Number(/^group-(\d+)$/.exec(group ?? "")?.[1] ?? 0));
  return `group-${Math.max(0, ...numbers) + 1}`;
}

/** Checks whether all others have left a layer's group. */
function isAlone({ layers }: Surface, { group }: Layer): boolean {
  return group !== undefined && layers.filter((layer) => layer.group === group).length === 1;
}

/** Dissolves the groups that these layers are in. */
export function ungroupLayers(surface: Surface, ids: string[]): Surface {
  const groups = new Set(surface.layers.flatMap(({ id, group }) => (group && ids.includes(id) ? group : [])));
  return changeEach(surface, (layer) =>
    layer.group && groups.has(layer.group) ? { ...layer, group: undefined } : layer,
  );
}

/** Moves the other layers of a moved layer's group as far as it was moved; a layer that is resized leaves them. */
export function moveGroup(surface: Surface, before: Layer, moved: Layer, size: Proportion): Surface {
  const isResized = moved.box.width !== before.box.width || moved.box.height !== before.box.height;
  if (!before.group || isResized) return surface;
  const isOther = (layer: Layer) => layer.group === before.group && layer.id !== before.id;
  const across = moveEach(surface, "x", size, (layer) => (isOther(layer) ? moved.box.x - before.box.x : 0));
  return moveEach(across, "y", size, (layer) => (isOther(layer) ? moved.box.y - before.box.y : 0));
}

function moveEach(surface: Surface, axis: Axis, size: Proportion, wayOf: (layer: Layer) => number): Surface {
  return changeEach(surface, (layer) => {
    const way = layer.locked ? 0 : wayOf(layer);
    return way === 0 ? layer : setBox(layer, { [axis]: layer.box[axis] + way }, size);
  });
}

function changeEach(surface: Surface, change: (layer: Layer) => Layer): Surface {
  const layers = surface.layers.map(change);
  return layers.every((layer, index) => layer === surface.layers[index]) ? surface : { ...surface, layers };
}
