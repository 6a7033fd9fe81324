import { STRETCHER_DEPTH } from "../blueprint/stretched-canvas";
import type { Proportion } from "../geometry/geometry";
import { Clip } from "./clip";
import type { Place } from "./place";

interface WrappedEdgeProps {
  hung: Place;
  /** Id of the drawing of the print with its sides (`SceneProps.unfolded`). */
  print: string;
  /** The option `edges` of the canvas. */
  edges: string;
  /** The trimmed size in millimeters. */
  size: Proportion;
  /** How wide the side is seen. */
  wide?: number;
  idPrefix: string;
}

/** The right side of a stretched canvas, in its shade: what is printed there, seen from the left. */
export function WrappedEdge({
  hung: { x, y, width, height },
  print,
  edges,
  size,
  wide = 15,
  idPrefix,
}: WrappedEdgeProps) {
  const clip = `${idPrefix}-edge`;
  const right = x + width;
  const bottom = y + height;
  const side = `M${right} ${y}l${wide} 8V${bottom + 4}L${right} ${bottom}Z`;
  const along = wide / STRETCHER_DEPTH;
  const scale = width / size.width;
  const transform =
    edges === "mirrored"
      ? `matrix(${-along} 0 0 ${scale} ${right + along * size.width} ${y})`
      : `matrix(${along} 0 0 ${scale} ${right - along * size.width} ${y})`;
  return (
    <g>
      <Clip id={clip} d={side} />
      <g clipPath={`url(#${clip})`}>
        <use href={`#${print}`} transform={transform} />
      </g>
      <path d={side} fill="#2a1a10" opacity="0.42" />
    </g>
  );
}
