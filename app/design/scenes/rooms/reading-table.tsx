import { roomTones } from "../room";
import { Floorboards } from "./floorboards";
import type { RoomProps } from "./room-props";

/** An open book on a table, seen from above, with reading glasses and a cup of tea. */
export function ReadingTable({ background, idPrefix }: RoomProps) {
  const { furniture, accent } = roomTones[background];
  const page = `${idPrefix}-page`;
  return (
    <g>
      <Floorboards idPrefix={idPrefix} tone="#c99b6b" wide={160} lying />
      <defs>
        <linearGradient id={page}>
          <stop offset="0" stopColor="#fffdf8" />
          <stop offset="0.4" stopColor="#fbf4e6" />
          <stop offset="0.5" stopColor="#cdbca0" />
          <stop offset="0.56" stopColor="#f3e9d6" />
          <stop offset="1" stopColor="#efe3cc" />
        </linearGradient>
      </defs>
      <g transform="rotate(-4 400 400)">
        <rect x="56" y="118" width="720" height="610" rx="14" fill="#2a1a10" opacity="0.32" />
        <rect x="40" y="98" width="720" height="606" rx="12" fill={furniture} />
        <path d="M56 112q170-26 344 10 174-36 344-10v568q-170-26-344 10-174-36-344-10Z" fill="#d8c6a6" />
        <path
          d="M60 104q170-26 340 10 170-36 340-10v564q-170-26-340 10-170-36-340-10Z"
          fill={`url(#${page})`}
        />
        <g stroke="#8a7a66" strokeOpacity="0.35" strokeWidth="6" strokeLinecap="round">
          {[170, 202, 234, 266, 298, 330, 362, 394, 426, 458, 490, 522, 554, 586, 618].map((y, index) => (
            <path
              key={y}
              d={`M100 ${y - 6}H${index % 5 === 4 ? 250 : 358}M446 ${y - 6}H${index % 5 === 2 ? 610 : 702}`}
            />
          ))}
        </g>
        <path d="M400 114v564" stroke="#8a7a66" strokeOpacity="0.4" strokeWidth="3" />
      </g>
      <g transform="translate(716 92)">
        <circle cx="14" cy="20" r="92" fill="#2a1a10" opacity="0.3" />
        <circle r="90" fill="#fffdf8" />
        <circle r="78" fill="#f1e6d4" />
        <circle r="58" fill={accent} />
        <circle r="47" fill="#b5662c" />
        <path
          d="M-28-18a34 34 0 0 1 24-20"
          stroke="#fff"
          strokeOpacity="0.7"
          strokeWidth="6"
          fill="none"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(96 742) rotate(10)" fill="none" stroke="#4a3328" strokeWidth="9">
        <ellipse cx="-36" rx="46" ry="40" fill="#dcebf0" fillOpacity="0.4" />
        <ellipse cx="72" rx="46" ry="40" fill="#dcebf0" fillOpacity="0.4" />
        <path d="M10-6q8-10 16 0M-80-12q-20-40 30-60M116-12q24-40-20-60" strokeLinecap="round" />
      </g>
    </g>
  );
}
