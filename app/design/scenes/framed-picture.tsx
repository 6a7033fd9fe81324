import { Glazing } from "./glazing";
import { Laid } from "./laid";
import { frameWoods, Molding, profiles } from "./molding";
import { PictureMat } from "./picture-mat";
import { fitInto, grown, type Place } from "./place";
import type { SceneProps } from "./scene";
import { WallShadow } from "./wall-shadow";

/** Millimeters of mat around the picture, by the option `border`. */
const matWidths: Record<string, number> = { "1in": 25.4, "2in": 50.8 };
/** Millimeters of the picture covered by the mat. */
const COVERED = 3;

export interface FramedPictureProps extends Pick<SceneProps, "surface" | "sizes" | "options" | "idPrefix"> {
  /** The area on the wall that it fills. */
  room: Place;
  /** Key of the molding's profile. */
  profile: string;
}

/** A picture in its frame, to scale, in the options `frame`, `border`, `color` (its mat) and `glass`. */
export function FramedPicture({ surface, sizes, options, idPrefix, room, profile }: FramedPictureProps) {
  const molding = profiles[profile] ?? profiles.flat;
  const mat = matWidths[options.border] ?? 0;
  const around = 2 * (mat + molding.width);
  const { front } = sizes;
  const outer = fitInto({ width: front.width + around, height: front.height + around }, room);
  const scale = outer.width / (front.width + around);
  const opening = grown(outer, -molding.width * scale);
  const print = grown(opening, -mat * scale);
  return (
    <g>
      <WallShadow places={[outer]} idPrefix={idPrefix} off={16} />
      <Laid place={print} size={front} print={surface("front")} />
      {mat > 0 ? (
        <PictureMat opening={opening} print={grown(print, -COVERED * scale)} color={options.color} />
      ) : null}
      <Glazing place={opening} kind={options.glass} idPrefix={idPrefix} />
      <Molding
        place={opening}
        profile={molding}
        wood={frameWoods[options.frame] ?? frameWoods.black}
        scale={scale}
      />
    </g>
  );
}
