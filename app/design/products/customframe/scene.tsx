import { landing } from "../../drawings/rooms/landing.generated";
import { FramedPicture } from "../../scenes/framed-picture";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

const room = { x: 84, y: 44, width: 560, height: 568 };

/** Draws the inside of an SVG of 800 by 800: a framed picture over a basket, its molding in the option `profile`. */
export function CustomframeScene({ background, ...picture }: SceneProps) {
  return (
    <g>
      <Room markup={landing} background={background} idPrefix={picture.idPrefix} />
      <FramedPicture {...picture} room={room} profile={picture.options.profile} />
    </g>
  );
}
