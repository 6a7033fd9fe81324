import { shapeMask } from "../../blueprint/shapes-offered";
import { Drawing } from "../../drawings/drawing";
import { clockHands } from "../../drawings/rooms/clock-hands.generated";
import { kitchenWall } from "../../drawings/rooms/kitchen-wall.generated";
import { maskPath } from "../../geometry/shapes";
import { Blur, SoftShadow } from "../../scenes/blur";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

/** Width of the face in units. */
const WIDE = 510;
const MIDDLE = { x: 400, y: 300 };

/** Body and highlight colors of the hands, by the option `color`. */
const hands: Record<string, { body: string; gleam: string }> = {
  black: { body: "#2b2826", gleam: "#6d6863" },
  white: { body: "#fbf8f2", gleam: "#ffffff" },
  gold: { body: "#b98a2e", gleam: "#f3d98e" },
  red: { body: "#b8431f", gleam: "#e58a68" },
};

/** Draws the inside of an SVG of 800 by 800: a clock over a kitchen shelf at ten past ten, in the options `shape` and `color`. */
export function WallclockScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const outline = maskPath(shapeMask(options.shape ?? "circle", 21), { width: WIDE, height: WIDE });
  const tones = hands[options.color] ?? hands.black;
  return (
    <g>
      <Room markup={kitchenWall} background={background} idPrefix={idPrefix} />
      <defs>
        <Blur id={id("soft")} deviation={14} />
        <linearGradient id={id("pane")} x1="0.1" y1="0" x2="0.9" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.4" />
          <stop offset="0.34" stopColor="#fff" stopOpacity="0.05" />
          <stop offset="0.7" stopColor="#2a1a10" stopOpacity="0" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.16" />
        </linearGradient>
      </defs>
      <g transform={`translate(${MIDDLE.x - WIDE / 2} ${MIDDLE.y - WIDE / 2})`}>
        <SoftShadow d={outline} off={[20, 30]} opacity={0.42} blur={id("soft")} color="#3a2414" />
        <path d={outline} fill="#8cb9ad" transform="translate(9 11)" />
        <path d={outline} fill="#dff4ee" transform="translate(5 6)" />
        <g transform={`scale(${WIDE / sizes.front.width})`}>{surface("front")}</g>
        <path d={outline} fill={`url(#${id("pane")})`} />
        <path d={outline} fill="none" stroke="#fff" strokeOpacity="0.75" strokeWidth="5" />
        <path d={outline} fill="none" stroke="#3a2414" strokeOpacity="0.2" strokeWidth="1.500" />
      </g>
      <g transform={`translate(${MIDDLE.x} ${MIDDLE.y})`}>
        <Drawing markup={clockHands} colors={tones} />
      </g>
    </g>
  );
}
