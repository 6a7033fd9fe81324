import type { ReactNode } from "react";
import { Clip } from "./clip";
import { Gradient } from "./gradient";

/** A cushion's edge in a box of 100 by 100: pointed corners, sides drawn in by the filling. */
const puffy =
  "M2 5C1 2 2 1 5 2C26 6 74 6 95 2C98 1 99 2 98 5C94.5 26 94.5 74 98 95C99 98 98 99 95 98C74 94.5 26 94.5 5 98C2 99 1 98 2 95C5.5 74 5.5 26 2 5Z";

export interface PillowProps {
  idPrefix: string;
  /** Color of the back and the piping. */
  color: string;
  /** Size of the print in millimeters. */
  size: { width: number; height: number };
  children: ReactNode;
}

/** A filled pillow leaning a little, 470 units wide, its middle at 400,380. */
export function Pillow({ idPrefix, color, size, children }: PillowProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const side = 470;
  return (
    <g transform="rotate(-4 400 400)">
      <defs>
        <Clip id={id("puffy")} d={puffy} />
        <radialGradient id={id("bulge")} cx="0.4" cy="0.36" r="0.66">
          <stop offset="0" stopColor="#fff" stopOpacity="0.3" />
          <stop offset="0.4" stopColor="#fff" stopOpacity="0.04" />
          <stop offset="0.72" stopColor="#4a2f20" stopOpacity="0.07" />
          <stop offset="1" stopColor="#4a2f20" stopOpacity="0.34" />
        </radialGradient>
        <Gradient id={id("lower")} x1="0.2" x2="0.6" y2="1" stops={["0.6 #4a2f20 0", "1 #4a2f20 0.2"]} />
        <filter id={id("shadow")} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="16" />
        </filter>
        <filter id={id("crease")} x="-40%" y="-40%" width="180%" height="180%">
          <feGaussianBlur stdDeviation="1" />
        </filter>
      </defs>
      <path
        d={puffy}
        transform={`translate(192 176) scale(${side / 100})`}
        fill="#241811"
        opacity="0.5"
        filter={`url(#${id("shadow")})`}
      />
      <g transform={`translate(165 145) scale(${side / 100})`}>
        <path d={puffy} fill={color} stroke={color} strokeWidth="2.6" strokeLinejoin="round" />
        <path
          d={puffy}
          fill="none"
          stroke="#3a2618"
          strokeOpacity="0.2"
          strokeWidth="2.6"
          strokeLinejoin="round"
        />
        <path d={puffy} fill="none" stroke={color} strokeWidth="1.6" transform="translate(-.3 -.35)" />
        <g clipPath={`url(#${id("puffy")})`}>
          <g transform={`scale(${100 / size.width} ${100 / size.height})`}>{children}</g>
          <path d={puffy} fill={`url(#${id("bulge")})`} />
          <path d={puffy} fill={`url(#${id("lower")})`} />
          <Creases filter={id("crease")} />
          <path d={puffy} fill="none" stroke="#3a2618" strokeOpacity="0.28" strokeWidth="1.1" />
        </g>
      </g>
    </g>
  );
}

/** Where the cloth is pulled toward the corners: a dark fold with its light side. */
function Creases({ filter }: { filter: string }) {
  const folds =
    "M3 4C9 8 14 13 17 20C12 15 8 10 3 4ZM97 4C92 9 88 15 86 23C91 16 95 10 97 4ZM3 96C8 91 14 87 22 85C15 89 9 94 3 96ZM97 96C91 92 85 88 80 82C86 86 92 90 97 96Z";
  return (
    <g filter={`url(#${filter})`}>
      <path d={folds} fill="#3a2618" opacity="0.42" />
      <path d={folds} fill="#fff" opacity="0.4" transform="translate(1.6 -.8)" />
      <path
        d="M30 4.5c2 5 2 9 1 14 4-6 4-10 2-14ZM70 95.5c-2-5-3-8-2-13-3 5-4 9-1 13Z"
        fill="#3a2618"
        opacity="0.16"
      />
    </g>
  );
}
