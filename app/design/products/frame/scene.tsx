import { bench } from "../../drawings/rooms/bench.generated";
import { FramedPicture } from "../../scenes/framed-picture";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

const room = { x: 104, y: 30, width: 556, height: 558 };

/** Draws the inside of an SVG of 800 by 800: a picture in our rounded frame, in the hall. */
export function FrameScene({ background, ...picture }: SceneProps) {
  return (
    <g>
      <Room markup={bench} background={background} idPrefix={picture.idPrefix} />
      <FramedPicture {...picture} room={room} profile="rounded" />
    </g>
  );
}
