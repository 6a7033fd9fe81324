import { motifs } from "../../art/motifs";
import { roomTones } from "../room";
import type { RoomProps } from "./room-props";

/** Wet paving stones in the rain, seen from above. */
export function RainyStreet({ background, idPrefix }: RoomProps) {
  const { deep, accent } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <defs>
        <pattern id={id("stones")} width="120" height="96" patternUnits="userSpaceOnUse">
          <path d="M0 0h120v96H0z" fill="#76828e" />
          <g fill="#aab3bb">
            <rect x="4" y="4" width="50" height="40" rx="15" />
            <rect x="61" y="4" width="55" height="40" rx="16" />
            <rect x="-30" y="52" width="56" height="40" rx="16" />
            <rect x="33" y="52" width="50" height="40" rx="15" />
            <rect x="90" y="52" width="56" height="40" rx="16" />
          </g>
          <path
            d="M14 16q4-8 16-8M72 15q4-7 18-7M43 64q4-8 15-8M100 63q4-7 14-7"
            stroke="#fff"
            strokeOpacity="0.7"
            strokeWidth="4"
            fill="none"
            strokeLinecap="round"
          />
        </pattern>
        <linearGradient id={id("wet")} x2="0.8" y2="1">
          <stop offset="0" stopColor={deep} stopOpacity="0.85" />
          <stop offset="0.5" stopColor={deep} stopOpacity="0.25" />
          <stop offset="1" stopColor="#22303c" stopOpacity="0.5" />
        </linearGradient>
      </defs>
      <path d="M0 0h800v800H0z" fill={`url(#${id("stones")})`} />
      <path d="M0 0h800v800H0z" fill={`url(#${id("wet")})`} />
      <Puddle x={110} y={716} rx={150} ry={56} />
      <Puddle x={720} y={96} rx={120} ry={44} />
      <g fill="#2f3d49" opacity="0.4">
        <path d={motifs.paw} transform="translate(300 742) rotate(74) scale(.4)" />
        <path d={motifs.paw} transform="translate(356 700) rotate(70) scale(.4)" />
        <path d={motifs.paw} transform="translate(412 738) rotate(74) scale(.4)" />
      </g>
      <path d="M42 120c20-26 54-26 78 0-24 26-58 26-78 0Z" fill={accent} transform="rotate(-24 80 120)" />
      <path d="M42 120h70" stroke="#fff" strokeOpacity="0.5" strokeWidth="3" transform="rotate(-24 80 120)" />
    </g>
  );
}

function Puddle({ x, y, rx, ry }: { x: number; y: number; rx: number; ry: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx={rx} ry={ry} fill="#c7dce8" opacity="0.75" />
      <ellipse cx={-rx * 0.15} cy={-ry * 0.2} rx={rx * 0.7} ry={ry * 0.6} fill="#e8f3f8" opacity="0.7" />
      <g fill="none" stroke="#fff" strokeWidth="3">
        <ellipse cx={rx * 0.3} cy={ry * 0.2} rx={rx * 0.22} ry={ry * 0.22} />
        <ellipse cx={rx * 0.3} cy={ry * 0.2} rx={rx * 0.1} ry={ry * 0.1} />
        <ellipse cx={-rx * 0.45} cy={-ry * 0.1} rx={rx * 0.13} ry={ry * 0.14} />
      </g>
    </g>
  );
}

/** Drops that fall past, drawn over everything. */
export function Rain() {
  return (
    <path
      d="M60 40l-12 34M180 130l-12 34M320 30l-12 34M470 80l-12 34M640 200l-12 34M760 330l-12 34M40 320l-12 34M120 520l-12 34M690 560l-12 34M560 700l-12 34M770 690l-12 34M250 640l-12 34M400 760l-10 28"
      stroke="#fff"
      strokeOpacity="0.65"
      strokeWidth="4"
      strokeLinecap="round"
    />
  );
}
