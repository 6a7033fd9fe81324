import type { ReactNode } from "react";
import { Blur } from "./blur";
import { Clip } from "./clip";
import { Gradient } from "./gradient";
import { aroundTheFront, Strips } from "./strips";

export interface MugShape {
  center: number;
  radius: number;
  /** Half the height of the rim as seen from a little above. */
  rim: number;
  top: number;
  bottom: number;
  /** White ceramic left above and below the print. */
  margin: number;
}

export const smallMug: MugShape = { center: 336, radius: 228, rim: 38, top: 172, bottom: 650, margin: 23 };
export const largeMug: MugShape = { center: 336, radius: 228, rim: 38, top: 116, bottom: 650, margin: 25 };

export interface MugProps {
  mug: MugShape;
  idPrefix: string;
  /** Of the handle and the inside. */
  color: string;
  /** Millimeters of what goes around it. */
  wrap: { width: number; height: number };
  children: ReactNode;
}

/** A mug with a drawing bent around it, the handle at its right, lit from the left. */
export function Mug({ mug, idPrefix, color, wrap, children }: MugProps) {
  const { center, radius, rim, top, bottom, margin } = mug;
  const tall = bottom - top - 2 * margin;
  const id = (name: string) => `${idPrefix}-${name}`;
  const left = center - radius;
  const right = center + radius;
  const body = `M${left} ${top}V${bottom - 26}C${left} ${bottom + 10} ${left + 90} ${bottom + rim} ${center} ${bottom + rim}S${right} ${bottom + 10} ${right} ${bottom - 26}V${top}Z`;
  const handle = `M${right - 12} ${top + 92}C${right + 150} ${top + 52} ${right + 158} ${bottom - 88} ${right - 16} ${bottom - 96}`;
  return (
    <g>
      <defs>
        <g id={id("wrap")}>{children}</g>
        <linearGradient id={id("cylinder")}>
          <stop offset="0" stopColor="#4a342a" stopOpacity="0.3" />
          <stop offset="0.1" stopColor="#4a342a" stopOpacity="0.08" />
          <stop offset="0.22" stopColor="#fff" stopOpacity="0.26" />
          <stop offset="0.34" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.66" stopColor="#4a342a" stopOpacity="0.05" />
          <stop offset="0.88" stopColor="#4a342a" stopOpacity="0.26" />
          <stop offset="0.96" stopColor="#4a342a" stopOpacity="0.4" />
          <stop offset="1" stopColor="#4a342a" stopOpacity="0.3" />
        </linearGradient>
        <Gradient id={id("foot")} x2="0" y2="1" stops={["0.8 #4a342a 0", "1 #4a342a 0.28"]} />
        <linearGradient id={id("inside")} x2="1" y2="0.4">
          <stop offset="0" stopColor="#000" stopOpacity="0.34" />
          <stop offset="0.55" stopColor="#000" stopOpacity="0.12" />
          <stop offset="1" stopColor="#fff" stopOpacity="0.22" />
        </linearGradient>
        <Blur id={id("soft")} deviation={14} />
        <Clip id={id("body")} d={body} />
      </defs>
      <path
        d={`M${left + 30} ${bottom + 26}H${right + 70}L${right + 190} ${bottom + 66}H${left + 120}Z`}
        fill="#5a4030"
        opacity="0.4"
        filter={`url(#${id("soft")})`}
      />
      <ellipse
        cx={center + 14}
        cy={bottom + 26}
        rx={radius - 8}
        ry="22"
        fill="#3b281d"
        opacity="0.42"
        filter={`url(#${id("soft")})`}
      />
      <g fill="none" strokeLinecap="round">
        <path d={handle} stroke={color} strokeWidth="46" />
        <path d={handle} stroke="#2a1a10" strokeOpacity="0.24" strokeWidth="46" />
        <path d={handle} stroke={color} strokeWidth="38" transform="translate(-3 -3)" />
        <path d={handle} stroke="#fff" strokeOpacity="0.38" strokeWidth="8" transform="translate(3 -11)" />
      </g>
      <path d={body} fill="#fdfbf7" />
      <g clipPath={`url(#${id("body")})`}>
        <Strips
          href={id("wrap")}
          edges={aroundTheFront(wrap, { center, radius, rim, top: top + margin, tall })}
          height={wrap.height}
          tall={tall}
        />
      </g>
      <path d={body} fill={`url(#${id("cylinder")})`} />
      <path d={body} fill={`url(#${id("foot")})`} />
      <path
        d={`M${left + 40} ${top + 84}V${bottom - 66}`}
        stroke="#fff"
        strokeOpacity="0.3"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <ellipse cx={center} cy={top} rx={radius} ry={rim} fill="#fffdfa" />
      <ellipse cx={center} cy={top + 1} rx={radius - 11} ry={rim - 8} fill={color} />
      <ellipse cx={center} cy={top + 1} rx={radius - 11} ry={rim - 8} fill={`url(#${id("inside")})`} />
      <path
        d={`M${center - radius + 26} ${top + 12}a${radius - 24} 20 0 0 1 ${2 * radius - 52} 0a${radius - 20} ${rim - 12} 0 0 1 ${-(2 * radius - 52)} 0Z`}
        fill="#5b331f"
      />
      <path
        d={`M${center - radius + 44} ${top + 12}a${radius - 40} 14 0 0 1 ${radius - 20} -13`}
        stroke="#b77f52"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d={`M${center - 60} ${top - 12}c-34-34 22-54-4-94 36 34-18 60 4 94ZM${center + 40} ${top - 16}c-40-40 28-68-4-118 48 44-24 80 4 118Z`}
        fill="#fff"
        opacity="0.75"
      />
    </g>
  );
}
