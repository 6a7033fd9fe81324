import { hearth } from "../../drawings/rooms/hearth.generated";
import { stockingCut } from "../../geometry/silhouettes";
import { Blur } from "../../scenes/blur";
import { Line } from "../../scenes/line";
import { materialColor } from "../../scenes/materials";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

const UNITS = 1.42;

/** Draws the inside of an SVG of 800 by 800: a stocking that hangs over a fire, heel and toe in the option `color`. */
export function StockingScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const { front, cuff } = sizes;
  const patch = materialColor(options.color);
  const stretch = `scale(${front.width / 100} ${front.height / 100})`;
  return (
    <g>
      <Room markup={hearth} background={background} idPrefix={idPrefix} />
      <defs>
        <clipPath id={id("cut")}>
          <path d={stockingCut} transform={stretch} />
        </clipPath>
        <linearGradient id={id("round")}>
          <stop offset="0" stopColor="#2a1a10" stopOpacity="0.3" />
          <stop offset="0.14" stopColor="#fff" stopOpacity="0.16" />
          <stop offset="0.4" stopColor="#fff" stopOpacity="0.02" />
          <stop offset="0.62" stopColor="#2a1a10" stopOpacity="0.2" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.16" />
        </linearGradient>
        <pattern id={id("plush")} width="7" height="7" patternUnits="userSpaceOnUse">
          <path d="M0 3q2-4 4 0M4 6q2-4 4 0" fill="none" stroke="#2a1a10" strokeOpacity="0.09" />
        </pattern>
        <Blur id={id("soft")} deviation={9} />
      </defs>
      <Line d="M300 196q-4-34 18-34t20 34" color="#c9ccd0" width={8} cap="round" />
      <g transform={`translate(258 196) rotate(2) scale(${UNITS})`}>
        <path d="M30 6q10-34 26 0" fill="none" stroke={patch} strokeWidth="7" />
        <path
          d={stockingCut}
          transform={`translate(12 14) ${stretch}`}
          fill="#1c100a"
          opacity="0.5"
          filter={`url(#${id("soft")})`}
        />
        {surface("front")}
        <g clipPath={`url(#${id("cut")})`}>
          <path d="M0 236Q72 262 92 400H0z" fill={patch} />
          <path d="M214 236Q186 300 196 400H270V230z" fill={patch} />
          <path
            d="M0 236Q72 262 92 400M216 232Q186 300 196 400"
            fill="none"
            stroke="#fff"
            strokeOpacity="0.7"
            strokeWidth="2"
            strokeDasharray="6 4"
          />
          <path d="M0 0H260V390H0z" fill={`url(#${id("round")})`} />
        </g>
        <g transform="translate(-2 -6)">
          <rect
            width={cuff.width}
            height={cuff.height}
            rx="10"
            fill="#2a1a10"
            opacity="0.3"
            transform="translate(3 7)"
          />
          <g clipPath={`url(#${id("cuff")})`}>
            <clipPath id={id("cuff")}>
              <rect width={cuff.width} height={cuff.height} rx="12" />
            </clipPath>
            {surface("cuff")}
            <rect width={cuff.width} height={cuff.height} fill={`url(#${id("plush")})`} />
            <rect width={cuff.width} height={cuff.height} fill={`url(#${id("round")})`} opacity="0.7" />
          </g>
          <path
            d={`M4 ${cuff.height - 1}q6 7 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0`}
            fill="none"
            stroke="#fffdf8"
            strokeWidth="6"
            strokeLinecap="round"
          />
        </g>
      </g>
    </g>
  );
}
