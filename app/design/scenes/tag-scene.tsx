import { Disc, MetalGradients, SplitRing } from "./disc";
import { DogChest } from "./dog-chest";
import { metalTones } from "./materials";
import { Wall } from "./room";
import type { SceneProps } from "./scene";

/** Draws the inside of an SVG of 800 by 800: a tag on a dog's collar, in the metal of the option `color`. */
export function TagScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const metal = metalTones(options.color);
  const radius = options.size === "small" ? 182 : 204;
  return (
    <g>
      <MetalGradients metal={metal} idPrefix={idPrefix} />
      <Wall background={background} idPrefix={idPrefix} />
      <DogChest background={background} />
      <SplitRing idPrefix={idPrefix} metal={metal} y={300} />
      <Disc
        x={390}
        y={548}
        radius={radius}
        millimetres={sizes.front.width}
        metal={metal}
        idPrefix={idPrefix}
        name="front"
      >
        {surface("front")}
      </Disc>
      <Disc
        x={678}
        y={668}
        radius={98}
        millimetres={sizes.back.width}
        metal={metal}
        idPrefix={idPrefix}
        name="back"
      >
        {surface("back")}
      </Disc>
    </g>
  );
}
