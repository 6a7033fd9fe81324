import { shapeMask } from "../../blueprint/shapes-offered";
import { Drawing } from "../../drawings/drawing";
import { biscuit } from "../../drawings/rooms/biscuit.generated";
import { coffee } from "../../drawings/rooms/coffee.generated";
import { maskPath } from "../../geometry/shapes";
import { Blur, SoftShadow } from "../../scenes/blur";
import { Gradient } from "../../scenes/gradient";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { TableTop } from "../../scenes/table-top";

const side = 480;

/** Draws the inside of an SVG of 800 by 800: coasters of the option `shape` on a table, one under a coffee, from above. */
export function PhotocoasterScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
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
        <Gradient id={id("sheen")} x2="1" y2="1" stops={["0 #fff 0.32", "0.4 #fff 0", "1 #2a1a10 0.16"]} />
        <Blur id={id("soft")} deviation={10} />
      </defs>
      <g transform="translate(478 10) rotate(14 150 150) scale(.64)">
        <SoftShadow d={outline} off={[14, 20]} opacity={0.4} blur={id("soft")} />
        <use href={`#${id("coaster")}`} />
      </g>
      <Room markup={coffee} background={background} idPrefix={idPrefix} />
      <g transform="translate(40 268) rotate(-7 240 240)">
        <SoftShadow d={outline} off={[22, 30]} opacity={0.42} blur={id("soft")} />
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
      <g transform="translate(624 520) rotate(-28) scale(1.1)">
        <Drawing markup={biscuit} />
      </g>
      <g transform="translate(650 650) rotate(16) scale(1.1)">
        <Drawing markup={biscuit} />
      </g>
    </g>
  );
}
