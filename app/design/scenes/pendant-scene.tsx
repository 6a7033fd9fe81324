import { pendantMask } from "../blueprint/pendants";
import { jewelBust } from "../drawings/rooms/jewel-bust.generated";
import { Chain } from "./chain";
import { EngravedTag, MetalGradients } from "./engraved-tag";
import { metalTones } from "./materials";
import { Room } from "./room";
import type { SceneProps } from "./scene";

/** How wide front and back are drawn, where in its height each shape has its eyes, and where across. */
const shapes: Record<string, { front: number; back: number; eyeAt: number; eyes: number[] }> = {
  circle: { front: 330, back: 178, eyeAt: 0, eyes: [0.5] },
  heart: { front: 356, back: 190, eyeAt: 0.17, eyes: [0.5] },
  bar: { front: 520, back: 300, eyeAt: 0.5, eyes: [0, 1] },
};

/** Draws the inside of an SVG of 800 by 800: a pendant on a velvet bust, its back beside it, in the options `color` and `shape`. */
export function PendantScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const metal = metalTones(options.color);
  const { front, back, eyeAt, eyes } = shapes[options.shape] ?? shapes.circle;
  const shared = { metal, idPrefix, eyeAt, eyes, mask: pendantMask(options) };
  const tall = (front * sizes.front.height) / sizes.front.width;
  const y = 490;
  return (
    <g>
      <MetalGradients metal={metal} idPrefix={idPrefix} />
      <Room markup={jewelBust} background={background} idPrefix={idPrefix} />
      <Chain path={chainPath(eyes, 400 - front / 2, front, y - (0.5 - eyeAt) * tall)} metal={metal} />
      <EngravedTag {...shared} x={400} y={y} wide={front} size={sizes.front} name="front">
        {surface("front")}
      </EngravedTag>
      <EngravedTag
        {...shared}
        x={options.shape === "bar" ? 628 : 674}
        y={options.shape === "bar" ? 690 : 678}
        wide={back}
        size={sizes.back}
        name="back"
      >
        {surface("back")}
      </EngravedTag>
    </g>
  );
}

/** Around the neck, and down to the pendant's eye or eyes at that height. */
function chainPath(eyes: number[], left: number, wide: number, y: number): string {
  const isHung = eyes.length === 1;
  const [off, up] = isHung ? [0, 44] : [16, 0];
  const [first, last] = [left + eyes[0] * wide - off, left + eyes[eyes.length - 1] * wide + off];
  const bend = isHung ? 60 : -16;
  return [
    `M284 74C252 180 ${first - bend} ${y - 150} ${first} ${y - up}`,
    `M516 74C548 180 ${last + bend} ${y - 150} ${last} ${y - up}`,
  ].join("");
}
