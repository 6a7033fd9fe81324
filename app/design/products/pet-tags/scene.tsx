import { tagEyes } from "../../blueprint/holes";
import { shapeMask } from "../../blueprint/shapes-offered";
import { Drawing } from "../../drawings/drawing";
import { parts } from "../../drawings/parts.generated";
import { dogChest } from "../../drawings/rooms/dog-chest.generated";
import { splitRing } from "../../drawings/rooms/split-ring.generated";
import { dogChestColors } from "../../scenes/dog-chest";
import { EngravedTag, MetalGradients } from "../../scenes/engraved-tag";
import { metalTones } from "../../scenes/materials";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

/** Widths of front and back in the drawing. */
const shapes: Record<string, { front: number; back: number }> = {
  circle: { front: 408, back: 196 },
  heart: { front: 430, back: 204 },
  bone: { front: 520, back: 250 },
};

/** Draws the inside of an SVG of 800 by 800: a tag on a dog's collar, in the options `color` (its metal) and `shape`. */
export function PetTagsScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const metal = metalTones(options.color);
  const { front, back } = shapes[options.shape] ?? shapes.circle;
  const eyeAt = tagEyes[options.shape] ?? tagEyes.circle;
  const isSmall = options.size === "small";
  const shared = { metal, idPrefix, eyeAt, mask: shapeMask(options.shape ?? "circle") };
  const wide = isSmall ? front * 0.9 : front;
  const tall = (wide * sizes.front.height) / sizes.front.width;
  return (
    <g>
      <MetalGradients metal={metal} idPrefix={idPrefix} />
      <Room markup={parts.wall} background={background} idPrefix={idPrefix} />
      <Drawing markup={dogChest} colors={dogChestColors(background)} />
      <g transform="translate(390 300)">
        <Drawing markup={splitRing} colors={metal} idPrefix={idPrefix} />
      </g>
      <EngravedTag
        {...shared}
        x={390}
        y={548 + (0.5 - eyeAt) * tall - 0.5 * 408}
        wide={wide}
        size={sizes.front}
        name="front"
      >
        {surface("front")}
      </EngravedTag>
      <EngravedTag
        {...shared}
        x={options.shape === "bone" ? 642 : 682}
        y={options.shape === "bone" ? 722 : 676}
        wide={back}
        size={sizes.back}
        name="back"
      >
        {surface("back")}
      </EngravedTag>
    </g>
  );
}
