import { Armchair } from "./armchair";
import { materialColour } from "./materials";
import { Pillow } from "./pillow";
import type { SceneProps } from "./scene";

/** Draws the inside of an SVG of 800 by 800: a pillow on an armchair, its back and piping in the option `color`. */
export function PillowScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  return (
    <g>
      <Armchair background={background} idPrefix={idPrefix} />
      <Pillow idPrefix={idPrefix} colour={materialColour(options.color ?? "natural")} size={sizes.front}>
        {surface("front")}
      </Pillow>
    </g>
  );
}
