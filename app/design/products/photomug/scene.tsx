import { materialColor } from "../../scenes/materials";
import { largeMug, Mug, smallMug } from "../../scenes/mug";
import type { SceneProps } from "../../scenes/scene";
import { WindowSill } from "../../scenes/window-sill";

/** Draws the inside of an SVG of 800 by 800: a mug on a window sill, the handle and the inside in the option `color`. */
export function MugScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  return (
    <g>
      <WindowSill background={background} idPrefix={idPrefix} />
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
