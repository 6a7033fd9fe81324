import { shapeMask } from "../../blueprint/shapes-offered";
import { kitchenWall } from "../../drawings/rooms/kitchen-wall.generated";
import { maskPath } from "../../geometry/shapes";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

/** Units across the face. */
const WIDE = 510;
const MIDDLE = { x: 400, y: 300 };

/** Body and gleam of the hands, by the option `color`. */
const hands: Record<string, { body: string; gleam: string }> = {
  black: { body: "#2b2826", gleam: "#6d6863" },
  white: { body: "#fbf8f2", gleam: "#ffffff" },
  gold: { body: "#b98a2e", gleam: "#f3d98e" },
  red: { body: "#b8431f", gleam: "#e58a68" },
};

/** Draws the inside of an SVG of 800 by 800: a clock over a kitchen shelf at ten past ten, in the options `shape` and `color`. */
export function ClockScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const outline = maskPath(shapeMask(options.shape ?? "circle", 21), { width: WIDE, height: WIDE });
  const tones = hands[options.color] ?? hands.black;
  return (
    <g>
      <Room markup={kitchenWall} background={background} idPrefix={idPrefix} />
      <defs>
        <filter id={id("soft")} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="14" />
        </filter>
        <linearGradient id={id("pane")} x1="0.1" y1="0" x2="0.9" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.4" />
          <stop offset="0.34" stopColor="#fff" stopOpacity="0.05" />
          <stop offset="0.7" stopColor="#2a1a10" stopOpacity="0" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.16" />
        </linearGradient>
      </defs>
      <g transform={`translate(${MIDDLE.x - WIDE / 2} ${MIDDLE.y - WIDE / 2})`}>
        <path
          d={outline}
          fill="#3a2414"
          opacity="0.42"
          transform="translate(20 30)"
          filter={`url(#${id("soft")})`}
        />
        <path d={outline} fill="#8cb9ad" transform="translate(9 11)" />
        <path d={outline} fill="#dff4ee" transform="translate(5 6)" />
        <g transform={`scale(${WIDE / sizes.front.width})`}>{surface("front")}</g>
        <path d={outline} fill={`url(#${id("pane")})`} />
        <path d={outline} fill="none" stroke="#fff" strokeOpacity="0.75" strokeWidth="5" />
        <path d={outline} fill="none" stroke="#3a2414" strokeOpacity="0.2" strokeWidth="1.500" />
      </g>
      <Hands tones={tones} />
    </g>
  );
}

/** The hour at ten, the minutes at ten, the seconds at seventeen: they open around what is in the middle. */
function Hands({ tones: { body, gleam } }: { tones: { body: string; gleam: string } }) {
  const hour = "M-5 30L-9 0L-7-118L0-136L7-118L9 0L5 30Z";
  const minute = "M-4 38L-7 0L-5-186L0-204L5-186L7 0L4 38Z";
  const hand = (path: string, angle: number) => (
    <g>
      <path d={path} transform={`translate(6 9) rotate(${angle})`} fill="#2a1a10" opacity="0.3" />
      <g transform={`rotate(${angle})`}>
        <path d={path} fill={body} stroke="#2a1a10" strokeOpacity="0.25" strokeWidth="1.500" />
        <path d={path} transform="scale(.36 .94) translate(-4 0)" fill={gleam} opacity="0.7" />
      </g>
    </g>
  );
  return (
    <g transform={`translate(${MIDDLE.x} ${MIDDLE.y})`}>
      {hand(hour, 305)}
      {hand(minute, 60)}
      <path
        d="M0 54V-196"
        transform="translate(5 8) rotate(102)"
        stroke="#2a1a10"
        strokeOpacity="0.25"
        strokeWidth="4"
      />
      <path d="M0 54V-196" transform="rotate(102)" stroke="#b8431f" strokeWidth="4" strokeLinecap="round" />
      <circle r="14" fill={body} />
      <circle r="14" fill="none" stroke="#2a1a10" strokeOpacity="0.25" strokeWidth="1.500" />
      <circle r="7" fill="#b8431f" />
      <path d="M-9-5a10 10 0 0 1 7-6" stroke={gleam} strokeWidth="3" fill="none" strokeLinecap="round" />
    </g>
  );
}
