import { windowSill } from "../../drawings/rooms/window-sill.generated";
import { materialColor } from "../../scenes/materials";
import { largeMug, Mug, smallMug } from "../../scenes/mug";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

/** Draws the inside of an SVG of 800 by 800: a mug on a window sill, the handle and the inside in the option `color`. */
export function PhotomugScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  return (
    <g>
      <Room markup={windowSill} background={background} idPrefix={idPrefix} />
      <Mug
        mug={options.size === "15oz" ? largeMug : smallMug}
        idPrefix={idPrefix}
        color={materialColor(options.color)}
        wrap={sizes.wrap}
      >
        {surface("wrap")}
      </Mug>
    </g>
  );
}
