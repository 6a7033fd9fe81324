import { shapeMask } from "../../blueprint/shapes-offered";
import { Drawing } from "../../drawings/drawing";
import { fork } from "../../drawings/rooms/fork.generated";
import { knife } from "../../drawings/rooms/knife.generated";
import { laidTable } from "../../drawings/rooms/laid-table.generated";
import { maskPath } from "../../geometry/shapes";
import { Floorboards } from "../../scenes/floorboards";
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
      <Floorboards idPrefix={idPrefix} tone="#d8b388" wide={160} lying />
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
          edge={{ color: "#b98a5a", wide: 2 }}
          thick={6}
          textures={[`url(#${id("weave")})`]}
        >
          <use href={`#${id("print")}`} />
        </Lying>
      </g>
      <g transform="translate(74 330)">
        <Drawing markup={fork} />
      </g>
      <g transform="translate(720 330)">
        <Drawing markup={knife} />
      </g>
    </g>
  );
}
