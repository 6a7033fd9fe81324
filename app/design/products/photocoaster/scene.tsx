import { motifs } from "../../art/motifs";
import { shapeMask } from "../../blueprint/shapes-offered";
import { maskPath } from "../../geometry/shapes";
import { roomTones } from "../../scenes/room";
import { TableTop } from "../../scenes/rooms/table-top";
import type { SceneBackground, SceneProps } from "../../scenes/scene";

const side = 480;

/** Draws the inside of an SVG of 800 by 800: coasters of the option `shape` on a table, one under a coffee, from above. */
export function CoasterScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const outline = maskPath(shapeMask(options.shape, 28), { width: side, height: side });
  const scale = side / sizes.front.width;
  return (
    <g>
      <TableTop background={background} idPrefix={idPrefix} />
      <defs>
        <g id={id("coaster")}>
          <path d={outline} fill="#b98a5a" transform="translate(4 7)" />
          <path d={outline} fill="#fbf6ee" transform="translate(1 2)" />
          <g transform={`scale(${scale})`}>{surface("front")}</g>
          <path d={outline} fill={`url(#${id("sheen")})`} />
          <path d={outline} fill="none" stroke="#fff" strokeOpacity="0.6" strokeWidth="4" />
        </g>
        <linearGradient id={id("sheen")} x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.32" />
          <stop offset="0.4" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.16" />
        </linearGradient>
        <filter id={id("soft")} x="-20%" y="-20%" width="150%" height="150%">
          <feGaussianBlur stdDeviation="10" />
        </filter>
      </defs>
      <g transform="translate(478 10) rotate(14 150 150) scale(.64)">
        <path
          d={outline}
          fill="#2a1a10"
          opacity="0.4"
          transform="translate(14 20)"
          filter={`url(#${id("soft")})`}
        />
        <use href={`#${id("coaster")}`} />
      </g>
      <Coffee background={background} filter={id("soft")} />
      <g transform="translate(40 268) rotate(-7 240 240)">
        <path
          d={outline}
          fill="#2a1a10"
          opacity="0.42"
          transform="translate(22 30)"
          filter={`url(#${id("soft")})`}
        />
        <g transform="translate(14 20) rotate(3 240 240)">
          <path d={outline} fill="#a97b50" transform="translate(3 6)" />
          <path d={outline} fill="#f3e7d2" />
        </g>
        <g transform="translate(7 10) rotate(-2 240 240)">
          <path d={outline} fill="#a97b50" transform="translate(3 6)" />
          <path d={outline} fill="#fbf6ee" />
        </g>
        <use href={`#${id("coaster")}`} />
      </g>
      <Biscuit x={624} y={520} turn={-28} />
      <Biscuit x={650} y={650} turn={16} />
    </g>
  );
}

/** A cup from above, with a paw in the milk foam. */
function Coffee({ background, filter }: { background: SceneBackground; filter: string }) {
  const { furniture } = roomTones[background];
  return (
    <g transform="translate(640 164)">
      <circle cx="20" cy="28" r="118" fill="#2a1a10" opacity="0.4" filter={`url(#${filter})`} />
      <path
        d="M78-84c44-40 84-22 86 6 2 32-44 48-92 50"
        fill="none"
        stroke={furniture}
        strokeWidth="26"
        strokeLinecap="round"
      />
      <circle r="116" fill={furniture} />
      <circle r="116" fill="#fff" opacity="0.14" />
      <circle r="102" fill="#fdf9f2" />
      <circle cx="3" cy="5" r="94" fill="#7a4a2a" />
      <circle cx="3" cy="5" r="84" fill="#a86f42" />
      <g transform="translate(-50 -44)">
        <path d={motifs.paw} fill="#f8e9d2" />
      </g>
      <path
        d="M-70-64a96 96 0 0 1 62-34"
        stroke="#fff"
        strokeOpacity="0.7"
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}

function Biscuit({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(1.1)`}>
      <path d={motifs.bone} fill="#2a1a10" opacity="0.3" transform="translate(5 7)" />
      <path d={motifs.bone} fill="#d9974f" />
      <path d={motifs.bone} fill="#f0bd7a" transform="translate(5 5) scale(.9)" />
      <g fill="#b8742f">
        <circle cx="38" cy="50" r="2.5" />
        <circle cx="50" cy="47" r="2.5" />
        <circle cx="62" cy="51" r="2.5" />
      </g>
    </g>
  );
}
