import { shapeMask } from "../../blueprint/shapes-offered";
import { fridgeDoor } from "../../drawings/rooms/fridge-door.generated";
import { maskPath } from "../../geometry/shapes";
import { Blur, SoftShadow } from "../../scenes/blur";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

/** Draws the inside of an SVG of 800 by 800: a magnet of the option `shape` that holds a list on a fridge. */
export function PhotomagnetScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const side = options.size === "2x2" ? 388 : 440;
  const box = { width: side, height: side };
  const outline = maskPath(shapeMask(options.shape, 34), box);
  return (
    <g>
      <Room markup={fridgeDoor} background={background} idPrefix={idPrefix} />
      <defs>
        <linearGradient id={id("dome")} x2="0.9" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.5" />
          <stop offset="0.3" stopColor="#fff" stopOpacity="0.08" />
          <stop offset="0.6" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.24" />
        </linearGradient>
        <Blur id={id("soft")} deviation={9} />
      </defs>
      <g transform={`translate(${330 - side / 2} ${376 - side / 2}) rotate(3 ${side / 2} ${side / 2})`}>
        <SoftShadow d={outline} off={[16, 24]} opacity={0.5} blur={id("soft")} />
        <path d={outline} fill="#7c7268" transform="translate(5 8)" />
        <path d={outline} fill="#e9e2d8" transform="translate(2 4)" />
        <g transform={`scale(${side / sizes.front.width})`}>{surface("front")}</g>
        <path d={outline} fill={`url(#${id("dome")})`} />
        <path d={outline} fill="none" stroke="#fff" strokeOpacity="0.85" strokeWidth="7" />
      </g>
    </g>
  );
}
