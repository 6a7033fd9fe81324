import { shapeMask } from "../../blueprint/shapes-offered";
import { laidTable } from "../../drawings/rooms/laid-table.generated";
import { maskPath } from "../../geometry/shapes";
import { Lying } from "../../scenes/lying";
import { fitInto } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { Woven } from "../../scenes/woven";

/** Draws the inside of an SVG of 800 by 800: a placemat of the option `shape` on a table, another across from it. */
export function TablematScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const { x, y, width, height } = fitInto(sizes.front, { x: 112, y: 250, width: 560, height: 470 });
  const outline = maskPath(shapeMask(options.shape, 14), { width, height });
  const across = `translate(${x + 60} ${236 - height * 0.8}) scale(.8)`;
  return (
    <g>
      <Room markup={laidTable} background={background} idPrefix={idPrefix} />
      <defs>
        <g id={id("print")} transform={`scale(${width / sizes.front.width})`}>
          {surface("front")}
        </g>
        <Woven id={id("weave")} />
      </defs>
      <g transform={across}>
        <path d={outline} fill="#2a1a10" opacity="0.3" transform="translate(10 14)" />
        <use href={`#${id("print")}`} />
        <path d={outline} fill={`url(#${id("weave")})`} />
      </g>
      <g transform={`translate(${x} ${y})`}>
        <Lying
          outline={outline}
          idPrefix={idPrefix}
          edge={{ colour: "#b98a5a", wide: 2 }}
          thick={6}
          textures={[`url(#${id("weave")})`]}
        >
          <use href={`#${id("print")}`} />
        </Lying>
      </g>
      <Fork x={74} />
      <Knife x={720} />
    </g>
  );
}

function Fork({ x }: { x: number }) {
  const fork =
    "M-24 0q-3 60 4 92 5 18 12 22l-4 210q0 16 12 16t12-16l-4-210q7-4 12-22 7-32 4-92h-9l-2 76h-8L4 0h-8l-2 76h-8L-15 0Z";
  return (
    <g transform={`translate(${x} 330)`}>
      <path d={fork} fill="#2a1a10" opacity="0.32" transform="translate(8 10)" />
      <path d={fork} fill="#d3d7db" />
      <path d="M-8 116q6 6 12 0l4 208q0 16-10 16 6-110-6-224Z" fill="#8d9399" opacity="0.7" />
      <path d="M-19 6q-2 56 4 84" stroke="#fff" strokeWidth="4" fill="none" />
    </g>
  );
}

function Knife({ x }: { x: number }) {
  const knife = "M-10 0C22 20 26 120 20 190H10l4 134q0 16-12 16t-12-16Z";
  return (
    <g transform={`translate(${x} 330)`}>
      <path d={knife} fill="#2a1a10" opacity="0.32" transform="translate(8 10)" />
      <path d={knife} fill="#d9dde0" />
      <path d="M-10 0C22 20 26 120 20 190H8C10 110 6 40-10 0Z" fill="#fff" opacity="0.6" />
      <path d="M2 196l4 140q8-2 8-12l-4-134Z" fill="#8d9399" opacity="0.7" />
    </g>
  );
}
