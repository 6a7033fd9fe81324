import { kitchenFloor } from "../../drawings/rooms/kitchen-floor.generated";
import { materialColor } from "../../scenes/materials";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { Bowl } from "./bowl";
import { WaitingPet } from "./waiting-pet";

/** Draws the inside of an SVG of 800 by 800: a bowl with rim and inside in the option `color`, its owner behind it. */
export function PetBowlsScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  return (
    <g>
      <Room markup={kitchenFloor} background={background} idPrefix={idPrefix} />
      <WaitingPet background={background} />
      <Bowl idPrefix={idPrefix} color={materialColor(options.color)} wrap={sizes.wrap}>
        {surface("wrap")}
      </Bowl>
    </g>
  );
}
