import type { Layer, Surface } from "../document/document";
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

/** Aligns layers by what is visible of their boxes: one layer to the surface, several to each other. Locked ones stay. */
export function alignLayers(surface: Surface, ids: string[], to: Alignment, size: Proportion): Surface {
  const layers = surface.layers.filter(({ id }) => ids.includes(id));
  if (layers.length === 0) return surface;
  const { axis, before } = alignments[to];
  const frame = layers.length === 1 ? { x: 0, y: 0, ...size } : boundsOfAll(layers.map(boundsOf));
  return moveEach(surface, axis, size, (layer) => {
    if (!ids.includes(layer.id)) return 0;
    const bounds = boundsOf(layer);
    return frame[axis] + (frame[lengths[axis]] - bounds[lengths[axis]]) * before - bounds[axis];
  });
}

/** Moves layers so that the spaces between them are equal; the first and the last stay. Fewer than three stay all. */
export function distributeLayers(surface: Surface, ids: string[], axis: Axis, size: Proportion): Surface {
  const length = lengths[axis];
  const placed = surface.layers
    .filter(({ id }) => ids.includes(id))
    .map((layer) => ({ id: layer.id, bounds: boundsOf(layer) }))
    .sort((one, other) => one.bounds[axis] - other.bounds[axis]);
  if (placed.length < 3) return surface;
  const whole = boundsOfAll(placed.map(({ bounds }) => bounds));
  const filled = placed.reduce((total, { bounds }) => total + bounds[length], 0);
  const gap = (whole[length] - filled) / (placed.length - 1);
  const moves = new Map<string, number>();
  let next = whole[axis];
  for (const { id, bounds } of placed) {
    moves.set(id, next - bounds[axis]);
    next += bounds[length] + gap;
  }
  return moveEach(surface, axis, size, ({ id }) => moves.get(id) ?? 0);
}

/** Makes two or more layers a group, which moves as one; a layer is in one group only. */
export function groupLayers(surface: Surface, ids: string[]): Surface {
  const members = surface.layers.filter(({ id }) => ids.includes(id));
  if (members.length < 2) return surface;
  return changeEach(surface, (layer) =>
    ids.includes(layer.id) ? { ...layer, group: members[0].id } : layer,
  );
}

/** Dissolves the groups that these layers are in. */
export function ungroupLayers(surface: Surface, ids: string[]): Surface {
  const groups = new Set(surface.layers.flatMap(({ id, group }) => (group && ids.includes(id) ? group : [])));
  return changeEach(surface, (layer) =>
    layer.group && groups.has(layer.group) ? { ...layer, group: undefined } : layer,
  );
}

/** Moves the other layers of a moved layer's group as far as it was moved. */
export function moveGroup(surface: Surface, before: Layer, moved: Layer, size: Proportion): Surface {
  if (!before.group) return surface;
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
