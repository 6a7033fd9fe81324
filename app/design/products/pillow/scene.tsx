import { armchair } from "../../drawings/rooms/armchair.generated";
import { materialColor } from "../../scenes/materials";
import { Pillow } from "../../scenes/pillow";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

/** Draws the inside of an SVG of 800 by 800: a pillow on an armchair, its back and piping in the option `color`. */
export function PillowScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  return (
    <g>
      <Room markup={armchair} background={background} idPrefix={idPrefix} />
      <Pillow idPrefix={idPrefix} color={materialColor(options.color ?? "natural")} size={sizes.front}>
        {surface("front")}
      </Pillow>
    </g>
  );
}
