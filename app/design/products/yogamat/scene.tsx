import { exerciseFloor } from "../../drawings/rooms/exercise-floor.generated";
import { maskPath } from "../../geometry/shapes";
import { Floorboards } from "../../scenes/floorboards";
import { Lying } from "../../scenes/lying";
import { materialColor } from "../../scenes/materials";
import { fitInto } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

/** Draws the inside of an SVG of 800 by 800: a mat unrolled but for its end, its underside in the option `color`. */
export function YogamatScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const { x, y, width, height } = fitInto(sizes.front, { x: 250, y: 38, width: 300, height: 724 });
  const id = (name: string) => `${idPrefix}-${name}`;
  const outline = maskPath({ kind: "rounded", radius: 5 }, { width, height });
  return (
    <g>
      <Floorboards idPrefix={idPrefix} tone="#dfc097" wide={114} />
      <Room markup={exerciseFloor} background={background} idPrefix={idPrefix} />
      <defs>
        <pattern id={id("grip")} width="10" height="10" patternUnits="userSpaceOnUse">
          <circle cx="2.5" cy="2.5" r="1.3" fill="#fff" fillOpacity="0.25" />
          <circle cx="7.5" cy="7.5" r="1.3" fill="#2a1a10" fillOpacity="0.16" />
        </pattern>
      </defs>
      <g transform={`rotate(20 400 400) translate(${x} ${y})`}>
        <Lying
          outline={outline}
          idPrefix={idPrefix}
          edge={{ color: materialColor(options.color), wide: 2 }}
          thick={options.thickness === "6mm" ? 9 : 6}
          textures={[`url(#${id("grip")})`]}
        >
          <g transform={`scale(${width / sizes.front.width})`}>{surface("front")}</g>
        </Lying>
        <RolledEnd width={width} color={materialColor(options.color)} shade={id("roll")} />
      </g>
    </g>
  );
}

/** The far end, still rolled up, with its underside outside. */
function RolledEnd({ width, color, shade }: { width: number; color: string; shade: string }) {
  return (
    <g transform="translate(0 -4)">
      <defs>
        <linearGradient id={shade} x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.1" />
          <stop offset="0.3" stopColor="#fff" stopOpacity="0.4" />
          <stop offset="0.6" stopColor="#000" stopOpacity="0.06" />
          <stop offset="1" stopColor="#000" stopOpacity="0.42" />
        </linearGradient>
      </defs>
      <path d={`M2 60H${width + 12}v30H2Z`} fill="#2a1a10" opacity="0.3" />
      <rect x="-3" width={width + 6} height="74" rx="6" fill={color} />
      <rect x="-3" width={width + 6} height="74" rx="6" fill={`url(#${shade})`} />
      <ellipse cx={width + 3} cy="37" rx="13" ry="37" fill={color} />
      <g fill="none" stroke="#2a1a10" strokeOpacity="0.5" strokeWidth="3">
        <ellipse cx={width + 3} cy="37" rx="13" ry="37" />
        <ellipse cx={width + 3} cy="38" rx="9" ry="26" />
        <ellipse cx={width + 3} cy="39" rx="5" ry="15" />
      </g>
    </g>
  );
}
