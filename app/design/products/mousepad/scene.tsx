import { shapeMask } from "../../blueprint/shapes-offered";
import { computerMouse } from "../../drawings/rooms/computer-mouse.generated";
import { workDesk } from "../../drawings/rooms/work-desk.generated";
import { maskPath } from "../../geometry/shapes";
import { Blur, SoftShadow } from "../../scenes/blur";
import { Gradient } from "../../scenes/gradient";
import { Line } from "../../scenes/line";
import { fitInto } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

/** Draws the inside of an SVG of 800 by 800: a mouse pad of the option `shape` before a keyboard, from above. */
export function MousepadScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const { x, y, width, height } = fitInto(sizes.front, { x: 34, y: 204, width: 640, height: 566 });
  const outline = maskPath(shapeMask(options.shape, 24), { width, height });
  return (
    <g>
      <Room markup={workDesk} background={background} idPrefix={idPrefix} />
      <defs>
        <pattern id={id("cloth")} width="5" height="5" patternUnits="userSpaceOnUse">
          <path d="M0 0h2.500v2.500H0zM2.500 2.500H5V5H2.500z" fill="#fff" fillOpacity="0.07" />
          <path d="M2.500 0H5v2.500H2.500z" fill="#000" fillOpacity="0.05" />
        </pattern>
        <Gradient id={id("light")} x2="1" y2="1" stops={["0 #fff 0.24", "0.45 #fff 0", "1 #2a1a10 0.2"]} />
        <Blur id={id("soft")} deviation={9} />
      </defs>
      <g transform={`translate(${x} ${y}) rotate(-2 ${width / 2} ${height / 2})`}>
        <SoftShadow d={outline} off={[12, 18]} opacity={0.4} blur={id("soft")} />
        <path d={outline} fill="#2b2826" transform="translate(3 7)" />
        <g transform={`scale(${width / sizes.front.width})`}>{surface("front")}</g>
        <path d={outline} fill={`url(#${id("cloth")})`} />
        <path d={outline} fill={`url(#${id("light")})`} />
        <path d={outline} fill="none" stroke="#2b2826" strokeOpacity="0.8" strokeWidth="5" />
        <Line d={outline} color="#fff" opacity={0.55} width={2} dashes="7 5" />
      </g>
      <Room markup={computerMouse} background={background} idPrefix={idPrefix} />
    </g>
  );
}
