import { FramedPicture } from "../../scenes/framed-picture";
import { Bench } from "../../scenes/rooms/bench";
import type { SceneProps } from "../../scenes/scene";

const room = { x: 104, y: 30, width: 556, height: 558 };

/** Draws the inside of an SVG of 800 by 800: a picture in our rounded frame, in the hall. */
export function FramedScene({ background, ...picture }: SceneProps) {
  return (
    <g>
      <Bench background={background} idPrefix={picture.idPrefix} />
      <FramedPicture {...picture} room={room} profile="rounded" />
    </g>
  );
}
