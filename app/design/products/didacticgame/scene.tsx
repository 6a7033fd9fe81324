import { maskPath } from "../../geometry/shapes";
import { Blur, SoftShadow } from "../../scenes/blur";
import { Gradient } from "../../scenes/gradient";
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
export function DidacticgameScene({ surface, sizes, background, focus, idPrefix }: SceneProps) {
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
        <Gradient id={id("sheen")} x2="1" y2="1" stops={["0 #fff 0.34", "0.45 #fff 0", "1 #2a1a10 0.16"]} />
        <Blur id={id("soft")} deviation={6} />
        <g id={id("board")}>
          <SoftShadow d={outline} off={[9, 14]} opacity={0.45} blur={id("soft")} />
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
