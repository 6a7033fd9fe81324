import { shapeMask } from "../../blueprint/shapes-offered";
import { computerMouse } from "../../drawings/rooms/computer-mouse.generated";
import { workDesk } from "../../drawings/rooms/work-desk.generated";
import { maskPath } from "../../geometry/shapes";
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
        <linearGradient id={id("light")} x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.24" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.2" />
        </linearGradient>
        <filter id={id("soft")} x="-20%" y="-20%" width="150%" height="150%">
          <feGaussianBlur stdDeviation="9" />
        </filter>
      </defs>
      <g transform={`translate(${x} ${y}) rotate(-2 ${width / 2} ${height / 2})`}>
        <path
          d={outline}
          fill="#2a1a10"
          opacity="0.4"
          transform="translate(12 18)"
          filter={`url(#${id("soft")})`}
        />
        <path d={outline} fill="#2b2826" transform="translate(3 7)" />
        <g transform={`scale(${width / sizes.front.width})`}>{surface("front")}</g>
        <path d={outline} fill={`url(#${id("cloth")})`} />
        <path d={outline} fill={`url(#${id("light")})`} />
        <path d={outline} fill="none" stroke="#2b2826" strokeOpacity="0.8" strokeWidth="5" />
        <path
          d={outline}
          fill="none"
          stroke="#fff"
          strokeOpacity="0.55"
          strokeWidth="2"
          strokeDasharray="7 5"
        />
      </g>
      <Room markup={computerMouse} background={background} idPrefix={idPrefix} />
    </g>
  );
}
