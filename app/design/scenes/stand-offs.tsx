import { STAND_OFF } from "../blueprint/stand-offs";
import { written } from "../geometry/measure";
import { Line } from "./line";
import type { Metal } from "./materials";
import type { Place } from "./place";

/** The radius of the cap as drawn below. */
const DRAWN_RADIUS = 15;

/**
 * Four metal caps that hold a pane to the wall, as large as they are.
 * @param scale units for a millimeter @param inset millimeters from the middle of a cap to the edges of the pane
 */
export function StandOffs({
  place,
  metal,
  idPrefix,
  scale,
  inset,
}: {
  place: Place;
  metal: Metal;
  idPrefix: string;
  scale: number;
  inset: number;
}) {
  const cap = `${idPrefix}-cap`;
  const off = inset * scale;
  const columns = [place.x + off, place.x + place.width - off];
  const rows = [place.y + off, place.y + place.height - off];
  const enlarged = written((STAND_OFF.cap * scale) / 2 / DRAWN_RADIUS);
  return (
    <g>
      <linearGradient id={cap} x1="0.1" y1="0" x2="0.9" y2="1">
        <stop offset="0" stopColor={metal.gleam} />
        <stop offset="0.45" stopColor={metal.base} />
        <stop offset="1" stopColor={metal.shade} />
      </linearGradient>
      {columns.flatMap((x) =>
        rows.map((y) => (
          <g key={`${x} ${y}`} transform={`translate(${written(x)} ${written(y)}) scale(${enlarged})`}>
            <circle cx="4" cy="5" r={DRAWN_RADIUS} fill="#2a1a10" opacity="0.35" />
            <circle r={DRAWN_RADIUS} fill={`url(#${cap})`} />
            <circle r="11" fill={metal.base} stroke={metal.shade} strokeOpacity="0.5" strokeWidth="1.5" />
            <Line d="M-8 -3a9 9 0 0 1 8-6" color={metal.gleam} width={3} cap="round" />
          </g>
        )),
      )}
    </g>
  );
}
