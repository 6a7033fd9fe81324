import { Drawing } from "../../drawings/drawing";
import { peg } from "../../drawings/rooms/peg.generated";
import { washingLine } from "../../drawings/rooms/washing-line.generated";
import { Clip } from "../../scenes/clip";
import { Gradient } from "../../scenes/gradient";
import { Line } from "../../scenes/line";
import { materialColor } from "../../scenes/materials";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

/** The outline of a sock with a leg 150 wide; its panels are drawn under it at 1.5 units per millimeter. */
const sock = "M0 0H150V246Q150 260 172 263L306 276Q364 288 364 338Q364 398 304 398H84Q0 398 0 306Z";
const heel = "M0 250V306Q0 398 84 398H112Q112 300 0 250Z";
const toe = "M300 275Q288 336 302 398Q364 398 364 338Q364 288 306 276Z";
const UNITS = 1.5;

/** Draws the inside of an SVG of 800 by 800: a pair of socks on a washing line, cuff, heel and toe in the option `color`. */
export function SocksScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const color = materialColor(options.color);
  return (
    <g>
      <Room markup={washingLine} background={background} idPrefix={idPrefix} />
      <defs>
        <Clip id={id("sock")} d={sock} />
        <Clip id={id("leg")} d="M0 0H150V262H0z" />
        <pattern id={id("rib")} width="7" height="7" patternUnits="userSpaceOnUse">
          <path d="M0 0v7" stroke="#000" strokeOpacity="0.2" strokeWidth="3" />
          <path d="M4 0v7" stroke="#fff" strokeOpacity="0.18" strokeWidth="2" />
        </pattern>
        <pattern id={id("knit")} width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 1l3 3 3-3" fill="none" stroke="#2a1a10" strokeOpacity="0.1" />
        </pattern>
        <linearGradient id={id("round")}>
          <stop offset="0" stopColor="#2a1a10" stopOpacity="0.26" />
          <stop offset="0.16" stopColor="#fff" stopOpacity="0.12" />
          <stop offset="0.34" stopColor="#fff" stopOpacity="0.06" />
          <stop offset="0.42" stopColor="#2a1a10" stopOpacity="0.12" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.06" />
        </linearGradient>
        <Gradient id={id("under")} x2="0" y2="1" stops={["0.72 #2a1a10 0", "1 #2a1a10 0.3"]} />
        <g id={id("pair")}>
          <g clipPath={`url(#${id("sock")})`}>
            <path d="M0 0H364V398H0z" fill={color} />
            <g transform={`translate(26 250) scale(1.65)`}>{surface("foot")}</g>
            <g clipPath={`url(#${id("leg")})`}>
              <g transform={`translate(0 24) scale(${UNITS})`}>{surface("leg")}</g>
            </g>
            <path d={heel} fill={color} />
            <path d={toe} fill={color} />
            <Line d="M0 250Q112 300 112 398M302 398Q288 336 300 275" color="#000" opacity={0.22} width={3} />
            <path d="M0 0H150V40H0z" fill={color} />
            <path d="M0 0H150V40H0z" fill={`url(#${id("rib")})`} />
            <path d="M0 40H150" stroke="#000" strokeOpacity="0.25" strokeWidth="3" />
            <path d={sock} fill={`url(#${id("knit")})`} />
            <path d={sock} fill={`url(#${id("round")})`} />
            <path d={sock} fill={`url(#${id("under")})`} />
          </g>
        </g>
      </defs>
      <g transform={`translate(404 158) rotate(-3) scale(${scaleOf(sizes)})`}>
        <use href={`#${id("pair")}`} />
      </g>
      <g transform={`translate(40 155) rotate(3) scale(${scaleOf(sizes)})`}>
        <use href={`#${id("pair")}`} />
      </g>
      {["76 152", "166 158", "436 160", "534 156"].map((place) => (
        <g key={place} transform={`translate(${place})`}>
          <Drawing markup={peg} />
        </g>
      ))}
    </g>
  );
}

/** Larger socks are drawn larger. */
function scaleOf({ foot }: SceneProps["sizes"]): number {
  return 1.06 + (foot.width - 190) / 500;
}
