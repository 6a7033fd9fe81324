import { Drawing } from "../../drawings/drawing";
import { livingFloor } from "../../drawings/rooms/living-floor.generated";
import { maskPath } from "../../geometry/shapes";
import { Floorboards } from "../../scenes/floorboards";
import { Line } from "../../scenes/line";
import { Lying } from "../../scenes/lying";
import { materialColor } from "../../scenes/materials";
import { fitInto } from "../../scenes/place";
import { roomTones } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { Woven } from "../../scenes/woven";

/** Of the cat that sleeps beside the rug. */
const coats = {
  sand: { fur: "#8d857c", shade: "#5b534b" },
  mint: { fur: "#e39a4a", shade: "#ad6420" },
  sky: { fur: "#f4ead9", shade: "#c2ab8b" },
  blush: { fur: "#4a4543", shade: "#25211f" },
};

/** Draws the inside of an SVG of 800 by 800: a rug before a sofa, its ends in the option `finish`, its edge in `color`. */
export function RugScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const { x, y, width, height } = fitInto(sizes.front, { x: 190, y: 172, width: 440, height: 566 });
  const color = materialColor(options.color);
  const weave = `${idPrefix}-weave`;
  const colors = { ...roomTones[background], ...coats[background] };
  return (
    <g>
      <Floorboards idPrefix={idPrefix} tone="#d3ae80" wide={80} lying />
      <Drawing markup={livingFloor} colors={colors} idPrefix={idPrefix} />
      <defs>
        <Woven id={weave} coarse={5} />
      </defs>
      <g transform={`translate(${x} ${y})`}>
        {options.finish === "fringe" ? (
          <Fringe width={width} height={height} color={color} idPrefix={idPrefix} />
        ) : null}
        <Lying
          outline={maskPath({ kind: "rounded", radius: 3 }, { width, height })}
          idPrefix={idPrefix}
          edge={{ color, wide: options.finish === "fringe" ? 5 : 9 }}
          thick={7}
          textures={[`url(#${weave})`]}
        >
          <g transform={`scale(${width / sizes.front.width})`}>{surface("front")}</g>
        </Lying>
      </g>
    </g>
  );
}

/** Knotted threads at both ends. */
function Fringe({
  width,
  height,
  color,
  idPrefix,
}: {
  width: number;
  height: number;
  color: string;
  idPrefix: string;
}) {
  const threads = `${idPrefix}-threads`;
  return (
    <g>
      <defs>
        <pattern id={threads} width="16" height="34" patternUnits="userSpaceOnUse">
          <Line d="M4 0q-3 16 0 32M8 0q1 18-1 34M12 0q4 16 1 31" color={color} width={3.5} />
          <path d="M8 0q1 18-1 34" stroke="#2a1a10" strokeOpacity="0.25" strokeWidth="1.5" fill="none" />
        </pattern>
      </defs>
      <path d={`M4 ${height}h${width}v40H4Z`} fill="#2a1a10" opacity="0.18" />
      <path d={`M0 0h${width}v34H0Z`} fill={`url(#${threads})`} transform={`translate(0 ${height + 2})`} />
      <path d={`M0 0h${width}v34H0Z`} fill={`url(#${threads})`} transform="translate(0 -2) scale(1 -1)" />
    </g>
  );
}
