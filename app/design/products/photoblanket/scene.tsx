import { bed } from "../../drawings/rooms/bed.generated";
import { materialColor } from "../../scenes/materials";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { Blanket, type Hung } from "./blanket";

/** Draws the inside of an SVG of 800 by 800: a blanket over the end of a bed, its edge in the option `color`. */
export function PhotoblanketScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  return (
    <g>
      <Room markup={bed} background={background} idPrefix={idPrefix} />
      <Blanket
        hung={hang(sizes.front)}
        idPrefix={idPrefix}
        color={materialColor(options.color)}
        size={sizes.front}
      >
        {surface("front")}
      </Blanket>
    </g>
  );
}

/** Returns the largest position over the rail for a blanket of that proportion. */
function hang({ width, height }: { width: number; height: number }): Hung {
  const scale = Math.min(590 / width, 560 / height);
  return { left: 400 - (width * scale) / 2, top: 196, wide: width * scale, tall: height * scale };
}
