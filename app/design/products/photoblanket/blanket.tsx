import type { ReactNode } from "react";
import { Blur, SoftShadow } from "../../scenes/blur";
import { Clip } from "../../scenes/clip";
import { type StripEdge, Strips } from "../../scenes/strips";

/** Position of a hanging blanket in units of the scene. */
export interface Hung {
  left: number;
  top: number;
  wide: number;
  tall: number;
}

/** Enough strips for soft folds, few enough to render at every key press. */
const strips = 26;
const foldsAcross = 2.5;
/** Units that the cloth waves up and down: enough to look real, too little to distort a face. */
const sway = 3.5;

export interface BlanketProps {
  hung: Hung;
  idPrefix: string;
  /** Color of the edge. */
  color: string;
  /** Size of the print in millimeters. */
  size: { width: number; height: number };
  children: ReactNode;
}

/** A blanket hanging over a rail in soft folds. */
export function Blanket({ hung, idPrefix, color, size, children }: BlanketProps) {
  const { left, top, wide, tall } = hung;
  const id = (name: string) => `${idPrefix}-${name}`;
  const hem = Array.from({ length: strips + 1 }, (_, index) => {
    const share = 1 - index / strips;
    return `L${Math.round(left + share * wide)} ${Math.round(top + tall + sway * wave(share))}`;
  }).join("");
  const cloth = `M${left} ${top + 18}Q${left} ${top - 4} ${left + 16} ${top - 6}H${left + wide - 16}Q${left + wide} ${top - 4} ${left + wide} ${top + 18}${hem}Z`;
  return (
    <g>
      <defs>
        <g id={id("cloth")}>{children}</g>
        <Clip id={id("clothes")} d={cloth} />
        <linearGradient id={id("over")} x2="0" y2="1">
          <stop offset="0" stopColor="#3a2618" stopOpacity="0.22" />
          <stop offset="0.03" stopColor="#fff" stopOpacity="0.05" />
          <stop offset="0.055" stopColor="#fff" stopOpacity="0.35" />
          <stop offset="0.085" stopColor="#fff" stopOpacity="0.05" />
          <stop offset="0.12" stopColor="#3a2618" stopOpacity="0.14" />
          <stop offset="0.2" stopColor="#3a2618" stopOpacity="0" />
          <stop offset="0.75" stopColor="#3a2618" stopOpacity="0" />
          <stop offset="1" stopColor="#3a2618" stopOpacity="0.2" />
        </linearGradient>
        <Blur id={id("soft")} deviation={9} />
      </defs>
      <SoftShadow d={cloth} off={[20, 16]} opacity={0.42} blur={id("soft")} />
      <path d={cloth} fill={color} stroke={color} strokeWidth="16" strokeLinejoin="round" />
      <path
        d={cloth}
        fill="none"
        stroke="#3a2618"
        strokeOpacity="0.16"
        strokeWidth="16"
        strokeLinejoin="round"
      />
      <path
        d={cloth}
        fill="none"
        stroke={color}
        strokeWidth="13"
        strokeLinejoin="round"
        transform="translate(-1 -1.5)"
      />
      <g clipPath={`url(#${id("clothes")})`}>
        <Strips href={id("cloth")} edges={folds(size.width, hung)} height={size.height} tall={tall} />
        <path d={cloth} fill={`url(#${id("over")})`} />
        <FoldShades hung={hung} filter={id("soft")} />
      </g>
      <path d={cloth} fill="none" stroke="#fff" strokeOpacity="0.5" strokeWidth="1.5" strokeDasharray="7 6" />
    </g>
  );
}

/** Each fold is a wedge of shade with a light left side, widening toward the hem. */
function FoldShades({ hung, filter }: { hung: Hung; filter: string }) {
  const { left, top, wide, tall } = hung;
  const wedge = (share: number, half: number, rise: number) => {
    const x = left + share * wide;
    const high = top + tall * rise;
    return `M${x} ${high}C${x - half} ${high + tall * 0.3} ${x - half} ${top + tall * 0.8} ${x - half - 6} ${top + tall + 20}H${x + half}C${x + half} ${top + tall * 0.8} ${x + half * 0.4} ${high + tall * 0.3} ${x} ${high}Z`;
  };
  const dark = [
    wedge(0.07, 20, 0.08),
    wedge(0.33, 20, 0.36),
    wedge(0.62, 24, 0.3),
    wedge(0.93, 26, 0.06),
  ].join("");
  const light = [wedge(0.16, 18, 0.1), wedge(0.44, 18, 0.46), wedge(0.75, 20, 0.3)].join("");
  return (
    <g filter={`url(#${filter})`}>
      <path d={dark} fill="#3a2618" opacity="0.27" />
      <path d={light} fill="#fff" opacity="0.26" />
    </g>
  );
}

function wave(share: number): number {
  return Math.sin(share * foldsAcross * 2 * Math.PI + 0.6);
}

function folds(width: number, { left, top, wide }: Hung): StripEdge[] {
  return Array.from({ length: strips + 1 }, (_, index) => {
    const share = index / strips;
    return { s: share * width, x: left + share * wide, y: top + sway * wave(share) };
  });
}
