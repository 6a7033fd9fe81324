import type { Box, Layer } from "../document/document";
import { hundredths } from "../geometry/measure";
import type { Size } from "./sizes";

/** How a pattern repeats: millimeters from one copy to the next, and the offset of every other row. */
export interface Lattice {
  across: number;
  down: number;
  shift: number;
}

interface Ground {
  size: Size;
  bleed: number;
  lattice: Lattice;
  /** An area without the pattern, such as behind text. */
  free?: Box;
}

/**
 * Returns copies of a layer at every other place of its lattice that touches the surface. The copies belong to the
 * product, so one photo that the shopper has placed, toned and turned fills the whole surface.
 */
export function repeatsOf(layer: Layer, { size, bleed, lattice, free }: Ground): Layer[] {
  const paper = { x: -bleed, y: -bleed, width: size.width + 2 * bleed, height: size.height + 2 * bleed };
  return placesOf(layer.box, paper, lattice)
    .map(({ x, y }) => ({ ...layer.box, x: hundredths(x), y: hundredths(y) }))
    .filter((box) => overlap(box, paper) && !(free && overlap(box, free)))
    .map((box, index) => ({ ...layer, id: `${layer.id}-again-${index + 1}`, box }));
}

/** Returns the lattice's places on the surface, except the layer's own. */
function placesOf(own: Box, paper: Box, { across, down, shift }: Lattice): { x: number; y: number }[] {
  const rows = span(own.y, own.height, paper.y, paper.height, down);
  return rows.flatMap((row) => {
    const moved = own.x + (row % 2 === 0 ? 0 : shift);
    return span(moved, own.width, paper.x, paper.width, across)
      .filter((column) => row !== 0 || column !== 0)
      .map((column) => ({ x: moved + column * across, y: own.y + row * down }));
  });
}

/** Returns the numbers of steps, negative and positive, at which a copy overlaps a stretch. */
function span(at: number, length: number, start: number, stretch: number, step: number): number[] {
  const first = Math.ceil((start - at - length) / step);
  const last = Math.floor((start + stretch - at) / step);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
