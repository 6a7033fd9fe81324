import { Drawing } from "../../drawings/drawing";
import { doorstep } from "../../drawings/rooms/doorstep.generated";
import { maskPath } from "../../geometry/shapes";
import { Blur } from "../../scenes/blur";
import { Gradient } from "../../scenes/gradient";
import { Line } from "../../scenes/line";
import { materialColor } from "../../scenes/materials";
import { fitInto } from "../../scenes/place";
import { roomTones } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

/** Of whoever's paws wait at the lower edge. */
const coats = {
  sand: { fur: "#d99a52", shade: "#a8682a" },
  mint: { fur: "#7d5138", shade: "#4f2f1e" },
  sky: { fur: "#8b96a2", shade: "#57626e" },
  blush: { fur: "#ead7b8", shade: "#b89a6e" },
};

/** Draws the inside of an SVG of 800 by 800: a mat before a door, seen from above, its edge in the option `color`. */
export function DoormatScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const { x, y, width, height } = fitInto(sizes.front, { x: 62, y: 170, width: 676, height: 500 });
  const outline = maskPath({ kind: "rounded", radius: 22 }, { width, height });
  const edge = materialColor(options.color ?? "black");
  const colors = { ...roomTones[background], ...coats[background] };
  return (
    <g>
      <Drawing markup={doorstep} colors={colors} idPrefix={idPrefix} />
      <defs>
        <pattern id={id("pile")} width="14" height="12" patternUnits="userSpaceOnUse">
          <path
            d="M1 2l4 3M8 1l-3 5M11 6l3 4M3 8l-2 4M9 9l-4 2"
            stroke="#3a2414"
            strokeOpacity="0.17"
            strokeWidth="1.6"
          />
          <path d="M6 3l3 2M12 2l-2 3M2 6l4 1M7 8l3 3" stroke="#fff" strokeOpacity="0.28" strokeWidth="1.6" />
        </pattern>
        <Gradient id={id("light")} x2="1" y2="1" stops={["0 #fff 0.22", "0.5 #fff 0", "1 #2a1a10 0.2"]} />
        <Blur id={id("soft")} deviation={10} />
      </defs>
      <g transform={`translate(${x} ${y})`} strokeLinejoin="round">
        <path
          d={outline}
          fill="#2a1a10"
          opacity="0.45"
          transform="translate(14 20)"
          filter={`url(#${id("soft")})`}
          stroke="#2a1a10"
          strokeWidth="36"
        />
        <path d={outline} fill={edge} stroke={edge} strokeWidth="40" transform="translate(2 5)" />
        <Line d={outline} color="#000" opacity={0.25} width={40} off={[2, 5]} />
        <path d={outline} fill={edge} stroke={edge} strokeWidth="36" />
        <Line d={outline} color="#fff" opacity={0.14} width={26} off={[-1, -2]} />
        <g transform={`scale(${width / sizes.front.width})`}>{surface("front")}</g>
        <path d={outline} fill={`url(#${id("pile")})`} />
        <path d={outline} fill={`url(#${id("light")})`} />
        <path d={outline} fill="none" stroke="#2a1a10" strokeOpacity="0.4" strokeWidth="3" />
      </g>
    </g>
  );
}
