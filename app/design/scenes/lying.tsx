import type { ReactNode } from "react";
import { Blur } from "./blur";
import { Gradient } from "./gradient";
import { Line } from "./line";

export interface LyingProps {
  /** Path data in the scene's units, from the thing's own top left corner. */
  outline: string;
  /** Begins the ids of what is defined here; once a scene. */
  idPrefix: string;
  /** What shows around the print; without it the print is cut clean. */
  edge?: { color: string; wide: number };
  /** How high it lies, in the scene's units. */
  thick: number;
  /** Fills of patterns laid over the print, such as its pile. */
  textures?: string[];
  /** The print, scaled to the outline. */
  children: ReactNode;
}

/** Something thin that lies on the ground: its shadow, its edge, the print and the light that falls over it. */
export function Lying({ outline, idPrefix, edge, thick, textures = [], children }: LyingProps) {
  const light = `${idPrefix}-lying-light`;
  const soft = `${idPrefix}-lying-soft`;
  const around = edge ? edge.wide * 2 : 0;
  return (
    <g strokeLinejoin="round">
      <defs>
        <Gradient id={light} x2="1" y2="1" stops={["0 #fff 0.24", "0.5 #fff 0", "1 #2a1a10 0.2"]} />
        <Blur id={soft} deviation={4 + thick * 0.7} />
      </defs>
      <path
        d={outline}
        fill="#2a1a10"
        stroke="#2a1a10"
        strokeWidth={around}
        opacity="0.42"
        transform={`translate(${6 + thick} ${8 + thick * 1.4})`}
        filter={`url(#${soft})`}
      />
      {edge ? <Edge outline={outline} color={edge.color} around={around} thick={thick} /> : null}
      {children}
      {textures.map((fill) => (
        <path key={fill} d={outline} fill={fill} />
      ))}
      <path d={outline} fill={`url(#${light})`} />
      <path d={outline} fill="none" stroke="#2a1a10" strokeOpacity="0.3" strokeWidth="2" />
    </g>
  );
}

function Edge({
  outline,
  color,
  around,
  thick,
}: {
  outline: string;
  color: string;
  around: number;
  thick: number;
}) {
  return (
    <>
      <path
        d={outline}
        fill={color}
        stroke={color}
        strokeWidth={around}
        transform={`translate(2 ${thick * 0.5})`}
      />
      <Line d={outline} color="#2a1a10" opacity={0.3} width={around} off={[2, thick * 0.5]} />
      <path d={outline} fill={color} stroke={color} strokeWidth={around} />
      <Line d={outline} color="#fff" opacity={0.2} width={around * 0.66} off={[-1, -2]} />
    </>
  );
}
