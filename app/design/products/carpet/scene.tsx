import { hallFloor } from "../../drawings/rooms/hall-floor.generated";
import { maskPath } from "../../geometry/shapes";
import { Floorboards } from "../../scenes/floorboards";
import { Lying } from "../../scenes/lying";
import { fitInto } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

const straight = { x: 172, y: 122, width: 468, height: 656 };
/** A runner is drawn diagonally across the hall, where it can be larger. */
const slanted = { x: 296, y: 104, width: 208, height: 760 };

/** Draws the inside of an SVG of 800 by 800: a carpet in a hall, long, square or round as the option `size` says. */
export function CarpetScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const isRunner = options.size?.startsWith("runner-");
  const { x, y, width, height } = fitInto(sizes.front, isRunner ? slanted : straight);
  const isRound = options.size?.startsWith("round-");
  const outline = maskPath(isRound ? { kind: "circle" } : { kind: "rounded", radius: 5 }, { width, height });
  const pile = `${idPrefix}-pile`;
  return (
    <g>
      <Floorboards idPrefix={idPrefix} tone="#b98b5e" wide={66} />
      <Room markup={hallFloor} background={background} idPrefix={idPrefix} />
      <defs>
        <pattern id={pile} width="9" height="8" patternUnits="userSpaceOnUse">
          <path
            d="M1 1l2 3M6 1l-1 3M7 5l1 3M3 5l-2 2"
            stroke="#2a1a10"
            strokeOpacity="0.16"
            strokeWidth="1.2"
          />
          <path d="M3 1l2 2M8 3l-2 2M2 4l2 3" stroke="#fff" strokeOpacity="0.22" strokeWidth="1.2" />
        </pattern>
      </defs>
      <g transform={isRunner ? `rotate(26 400 440) translate(${x} ${y})` : `translate(${x} ${y})`}>
        <Lying
          outline={outline}
          idPrefix={idPrefix}
          edge={{ color: "#5a5048", wide: 4 }}
          thick={8}
          textures={[`url(#${pile})`]}
        >
          <g transform={`scale(${width / sizes.front.width})`}>{surface("front")}</g>
        </Lying>
      </g>
    </g>
  );
}
