import { Line } from "./line";
import type { Metal } from "./materials";
import type { Place } from "./place";

/** Four metal caps that hold a pane to the wall, so far from its edges. */
export function StandOffs({
  place,
  metal,
  idPrefix,
  inset = 30,
}: {
  place: Place;
  metal: Metal;
  idPrefix: string;
  inset?: number;
}) {
  const cap = `${idPrefix}-cap`;
  const columns = [place.x + inset, place.x + place.width - inset];
  const rows = [place.y + inset, place.y + place.height - inset];
  return (
    <g>
      <linearGradient id={cap} x1="0.1" y1="0" x2="0.9" y2="1">
        <stop offset="0" stopColor={metal.gleam} />
        <stop offset="0.45" stopColor={metal.base} />
        <stop offset="1" stopColor={metal.shade} />
      </linearGradient>
      {columns.flatMap((x) =>
        rows.map((y) => (
          <g key={`${x} ${y}`}>
            <circle cx={x + 4} cy={y + 5} r="15" fill="#2a1a10" opacity="0.35" />
            <circle cx={x} cy={y} r="15" fill={`url(#${cap})`} />
            <circle
              cx={x}
              cy={y}
              r="11"
              fill={metal.base}
              stroke={metal.shade}
              strokeOpacity="0.5"
              strokeWidth="1.5"
            />
            <Line d={`M${x - 8} ${y - 3}a9 9 0 0 1 8-6`} color={metal.gleam} width={3} cap="round" />
          </g>
        )),
      )}
    </g>
  );
}
