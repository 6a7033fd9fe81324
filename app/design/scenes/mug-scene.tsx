import { materialColour } from "./materials";
import { largeMug, Mug, smallMug } from "./mug";
import type { SceneProps } from "./scene";
import { WindowSill } from "./window-sill";

/** Draws the inside of an SVG of 800 by 800: a mug on a window sill, the handle and the inside in the option `color`. */
export function MugScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  return (
    <g>
      <WindowSill background={background} idPrefix={idPrefix} />
      <Mug
        mug={options.size === "15oz" ? largeMug : smallMug}
        idPrefix={idPrefix}
        colour={materialColour(options.color)}
        wrap={sizes.wrap}
      >
        {surface("wrap")}
      </Mug>
    </g>
  );
}
