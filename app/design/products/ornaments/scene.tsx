import { shapeMask } from "../../blueprint/shapes-offered";
import { Drawing } from "../../drawings/drawing";
import { bow } from "../../drawings/rooms/bow.generated";
import { twig } from "../../drawings/rooms/twig.generated";
import { maskPath } from "../../geometry/shapes";
import { Blur } from "../../scenes/blur";
import { Line } from "../../scenes/line";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

const ribbons: Record<string, string> = {
  red: "#b3352f",
  green: "#2f6b4f",
  gold: "#d3a544",
  natural: "#cdb48c",
};

/** Width of each shape in the drawing, and the height at which the ribbon is attached. */
const shapes: Record<string, { wide: number; hole: number }> = {
  circle: { wide: 470, hole: 0 },
  heart: { wide: 486, hole: 0.17 },
  bone: { wide: 610, hole: 0.26 },
};

/** Draws the inside of an SVG of 800 by 800: a ceramic ornament of the option `shape` on a ribbon of the option `color`. */
export function OrnamentsScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const color = ribbons[options.color] ?? ribbons.red;
  const id = (name: string) => `${idPrefix}-${name}`;
  const { wide, hole } = shapes[options.shape] ?? shapes.circle;
  const tall = (wide * sizes.front.height) / sizes.front.width;
  const outline = maskPath(shapeMask(options.shape ?? "circle"), { width: wide, height: tall });
  const top = 500 - tall / 2;
  const held = top + hole * tall;
  return (
    <g>
      <Room markup={twig} background={background} idPrefix={idPrefix} />
      <defs>
        <linearGradient id={id("glaze")} x2="0.9" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.5" />
          <stop offset="0.32" stopColor="#fff" stopOpacity="0.06" />
          <stop offset="0.62" stopColor="#2a1a10" stopOpacity="0" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.26" />
        </linearGradient>
        <Blur id={id("soft")} deviation={14} />
      </defs>
      <path
        d={outline}
        fill="#3a2414"
        opacity="0.38"
        transform={`translate(${430 - wide / 2} ${top + 40})`}
        filter={`url(#${id("soft")})`}
      />
      <Ribbon color={color} held={held} />
      <g transform={`translate(${400 - wide / 2} ${top})`}>
        <path d={outline} fill="#b9a892" transform="translate(6 8)" />
        <path d={outline} fill="#f4ecdf" stroke="#f4ecdf" strokeWidth="16" strokeLinejoin="round" />
        <path
          d={outline}
          fill="none"
          stroke="#3a2414"
          strokeOpacity="0.16"
          strokeWidth="16"
          strokeLinejoin="round"
        />
        <path
          d={outline}
          fill="none"
          stroke="#fffdf8"
          strokeWidth="13"
          strokeLinejoin="round"
          transform="translate(-1.500 -2)"
        />
        <g transform={`scale(${wide / sizes.front.width})`}>{surface("front")}</g>
        <path d={outline} fill={`url(#${id("glaze")})`} />
        <path d={outline} fill="none" stroke="#fff" strokeOpacity="0.5" strokeWidth="3" />
      </g>
      <g transform={`translate(400 ${held - 34}) scale(0.72)`}>
        <Drawing markup={bow} colors={{ color }} />
      </g>
    </g>
  );
}

/** The ribbon's loop over the branch. */
function Ribbon({ color, held }: { color: string; held: number }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={`M396 ${held - 10}C384 ${held - 70} 380 170 392 96`} stroke={color} strokeWidth="13" />
      <path d={`M404 ${held - 10}C420 ${held - 70} 424 170 410 96`} stroke={color} strokeWidth="13" />
      <Line d={`M404 ${held - 10}C420 ${held - 70} 424 170 410 96`} color="#000" opacity={0.16} width={13} />
      <path d="M392 98q9-22 18 0" stroke={color} strokeWidth="13" />
    </g>
  );
}
