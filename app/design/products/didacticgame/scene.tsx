import { maskPath } from "../../geometry/shapes";
import type { SceneProps } from "../../scenes/scene";
import { TableTop } from "../../scenes/table-top";

const SIDE = 172;
const outline = maskPath({ kind: "rounded", radius: 14 }, { width: SIDE, height: SIDE });

/** The visible side of each tile: one matched pair, the others hidden. Rows of four. */
const tiles = [
  ["pair-1", -5],
  ["back", 3],
  ["back", -2],
  ["pair-2", 6],
  ["back", 4],
  ["pair-3", -4],
  ["pair-1", 7],
  ["back", -6],
  ["back", -3],
  ["back", 5],
  ["pair-4", -3],
  ["back", 2],
] as const;

/** Draws the inside of an SVG of 800 by 800: the tiles of a memory game on a table, a pair among those turned up. */
export function MemoryScene({ surface, sizes, background, focus, idPrefix }: SceneProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const up = ["pair-1", "pair-2", "pair-3", "pair-4", "back"];
  const keys = Object.fromEntries(up.map((key) => [key, key]));
  if (focus && sizes[focus] && !up.includes(focus)) keys["pair-1"] = focus;
  return (
    <g>
      <TableTop background={background} idPrefix={idPrefix} />
      <defs>
        {up.map((key) => (
          <g key={key} id={id(key)}>
            <g transform={`scale(${SIDE / sizes.back.width})`}>{surface(keys[key])}</g>
          </g>
        ))}
        <linearGradient id={id("sheen")} x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.34" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.16" />
        </linearGradient>
        <filter id={id("soft")} x="-20%" y="-20%" width="150%" height="150%">
          <feGaussianBlur stdDeviation="6" />
        </filter>
        <g id={id("board")}>
          <path
            d={outline}
            fill="#2a1a10"
            opacity="0.45"
            transform="translate(9 14)"
            filter={`url(#${id("soft")})`}
          />
          <path d={outline} fill="#b08a5e" transform="translate(3 8)" />
          <path d={outline} fill="#e7d3b3" transform="translate(1.500 4)" />
        </g>
      </defs>
      {tiles.map(([key, turn], index) => {
        const x = 26 + (index % 4) * 192;
        const y = 128 + Math.floor(index / 4) * 206;
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn} ${SIDE / 2} ${SIDE / 2})`}>
            <use href={`#${id("board")}`} />
            <use href={`#${id(key)}`} />
            <path d={outline} fill={`url(#${id("sheen")})`} />
            <path d={outline} fill="none" stroke="#fff" strokeOpacity="0.7" strokeWidth="3" />
          </g>
        );
      })}
    </g>
  );
}
