import { Drawing } from "../drawings/drawing";
import { parts } from "../drawings/parts.generated";
import { sofa } from "../drawings/rooms/sofa.generated";
import { Room } from "./room";
import type { SceneProps } from "./scene";

/** A sofa under an empty wall; `room` above 1 stands nearer to it. */
export function Sofa({ room, ...scene }: Pick<SceneProps, "background" | "idPrefix"> & { room: number }) {
  return (
    <g>
      <Room markup={parts.wall} {...scene} />
      <g transform="translate(10 10) scale(1.05)">
        <Drawing markup={parts["window-light"]} />
      </g>
      <g transform={`translate(400 800) scale(${room}) translate(-400 -800)`}>
        <Room markup={sofa} {...scene} />
      </g>
    </g>
  );
}
