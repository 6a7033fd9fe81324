import type { ReactNode } from "react";
import type { Wrap } from "../blueprint/blueprint";
import type { Proportion } from "../geometry/geometry";
import { written } from "../geometry/measure";
import { bleedPath } from "../geometry/shapes";

interface WrappedLayersProps {
  /** The trimmed size in millimeters. */
  size: Proportion;
  wrap: Wrap;
  /** Draws the layers; the prefix keeps the ids of several copies apart. */
  layers: (idPrefix: string) => ReactNode;
  idPrefix: string;
  /** Draws the picture once, without its mirrored copies, where they would not be seen. */
  isSingle: boolean;
}

/** Millimeters by which mirrored copies overlap the picture, so that no line of paper shows between them. */
const OVERLAP = 0.1;

/** Draws the layers of a print that is folded around its product, and what its sides show beyond them. */
export function WrappedLayers({ size, wrap, layers, idPrefix, isSingle }: WrappedLayersProps) {
  const { edges, reach } = wrap;
  const clip = `${idPrefix}-picture`;
  const copies = edges === "background" || isSingle ? [] : mirrors(size, reach - OVERLAP);
  return (
    <>
      <clipPath id={clip}>
        <path d={bleedPath(size, reach)} />
      </clipPath>
      {copies.map((matrix, index) => (
        <g key={matrix} transform={matrix}>
          <g clipPath={`url(#${clip})`}>{layers(`${idPrefix}-${index + 1}`)}</g>
        </g>
      ))}
      <g clipPath={`url(#${clip})`}>{layers(idPrefix)}</g>
    </>
  );
}

/** The eight copies around a picture, mirrored at lines that many millimeters beyond its trimmed edge; corners first. */
function mirrors({ width, height }: Proportion, beyond: number): string[] {
  const across = flips(width, beyond);
  const down = flips(height, beyond);
  const matrix = (x: Flip, y: Flip) =>
    `matrix(${x.factor} 0 0 ${y.factor} ${written(x.offset)} ${written(y.offset)})`;
  const upright: Flip = { factor: 1, offset: 0 };
  return [
    ...across.flatMap((x) => down.map((y) => matrix(x, y))),
    ...across.map((x) => matrix(x, upright)),
    ...down.map((y) => matrix(upright, y)),
  ];
}

interface Flip {
  factor: 1 | -1;
  offset: number;
}

function flips(length: number, beyond: number): Flip[] {
  return [
    { factor: -1, offset: -2 * beyond },
    { factor: -1, offset: 2 * (length + beyond) },
  ];
}
