import { Glazing } from "./glazing";
import { Laid } from "./laid";
import { frameWoods, Moulding, profiles } from "./moulding";
import { PictureMat } from "./picture-mat";
import { fitInto, grown } from "./place";
import { Landing } from "./rooms/landing";
import type { SceneProps } from "./scene";
import { WallShadow } from "./wall-shadow";

/** Millimetres of mat around the picture, by the option `border`. */
const matWidths: Record<string, number> = { "1in": 25.4, "2in": 50.8 };

/**
 * Draws the inside of an SVG of 800 by 800: a framed picture over a basket, to scale in the options `profile`
 * and `border`, in those of `frame`, `color` (its mat) and `glass`.
 */
export function CustomFrameScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const profile = profiles[options.profile] ?? profiles.flat;
  const wood = frameWoods[options.frame] ?? frameWoods.black;
  const mat = matWidths[options.border] ?? 0;
  const around = mat + profile.width;
  const { front } = sizes;
  const outer = fitInto(
    { width: front.width + 2 * around, height: front.height + 2 * around },
    { x: 84, y: 44, width: 560, height: 568 },
  );
  const scale = outer.width / (front.width + 2 * around);
  const opening = grown(outer, -profile.width * scale);
  const print = grown(opening, -mat * scale);
  return (
    <g>
      <Landing background={background} idPrefix={idPrefix} />
      <WallShadow places={[outer]} idPrefix={idPrefix} off={16} />
      <Laid place={print} size={front}>
        {surface("front")}
      </Laid>
      {mat > 0 ? (
        <PictureMat opening={opening} print={grown(print, -3 * scale)} colour={options.color} />
      ) : null}
      <Glazing place={opening} kind={options.glass} idPrefix={idPrefix} />
      <Moulding place={opening} profile={profile} wood={wood} scale={scale} />
    </g>
  );
}
