import type { ReactNode } from "react";
import { Drawing } from "../../drawings/drawing";
import { kibble } from "../../drawings/rooms/kibble.generated";
import { Blur } from "../../scenes/blur";
import { Clip } from "../../scenes/clip";
import { Gradient } from "../../scenes/gradient";
import { aroundTheFront, Strips } from "../../scenes/strips";

const center = 400;
const radius = 312;
const rim = 52;
const top = 486;
const bottom = 690;
/** Unprinted ceramic above and below the print. */
const margin = 16;
/** Height of the print. */
const tall = bottom - top - 2 * margin;

export interface BowlProps {
  idPrefix: string;
  /** Color of the rim and the inside. */
  color: string;
  /** Size of the print in millimeters. */
  wrap: { width: number; height: number };
  children: ReactNode;
}

/** A heavy ceramic bowl, wider at its foot, full of kibble, with a print wrapped around it. */
export function Bowl({ idPrefix, color, wrap, children }: BowlProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const [left, right] = [center - radius, center + radius];
  const body = `M${left + 34} ${top}L${left} ${bottom - 20}C${left} ${bottom + 26} ${left + 120} ${bottom + rim + 6} ${center} ${bottom + rim + 6}S${right} ${bottom + 26} ${right} ${bottom - 20}L${right - 34} ${top}Z`;
  return (
    <g>
      <defs>
        <g id={id("wrap")}>{children}</g>
        <Clip id={id("body")} d={body} />
        <linearGradient id={id("round")}>
          <stop offset="0" stopColor="#4a342a" stopOpacity="0.36" />
          <stop offset="0.12" stopColor="#4a342a" stopOpacity="0.06" />
          <stop offset="0.24" stopColor="#fff" stopOpacity="0.34" />
          <stop offset="0.4" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.7" stopColor="#4a342a" stopOpacity="0.06" />
          <stop offset="1" stopColor="#4a342a" stopOpacity="0.46" />
        </linearGradient>
        <Gradient id={id("inside")} x2="1" y2="0.5" stops={["0 #000 0.36", "1 #fff 0.22"]} />
        <Blur id={id("soft")} deviation={13} />
      </defs>
      <ellipse
        cx={center + 24}
        cy={bottom + 46}
        rx={radius + 16}
        ry="40"
        fill="#2a1a10"
        opacity="0.46"
        filter={`url(#${id("soft")})`}
      />
      <path d={body} fill="#fdfbf7" />
      <g clipPath={`url(#${id("body")})`}>
        <Strips
          href={id("wrap")}
          edges={aroundTheFront(wrap, { center, radius, rim: rim + 4, top: top + margin, tall })}
          height={wrap.height}
          tall={tall}
        />
      </g>
      <path d={body} fill={`url(#${id("round")})`} />
      <ellipse cx={center} cy={top} rx={radius - 34} ry={rim} fill={color} />
      <ellipse cx={center} cy={top - 2} rx={radius - 34} ry={rim - 2} fill="#fff" opacity="0.25" />
      <ellipse cx={center} cy={top + 2} rx={radius - 52} ry={rim - 11} fill={color} />
      <ellipse cx={center} cy={top + 2} rx={radius - 52} ry={rim - 11} fill={`url(#${id("inside")})`} />
      <Drawing markup={kibble} />
      <path
        d={`M${left + 62} ${top + 56}L${left + 40} ${bottom - 40}`}
        stroke="#fff"
        strokeOpacity="0.4"
        strokeWidth="14"
        strokeLinecap="round"
      />
    </g>
  );
}
