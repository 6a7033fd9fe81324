import { beach } from "../../drawings/rooms/beach.generated";
import { maskPath } from "../../geometry/shapes";
import { Clip } from "../../scenes/clip";
import { Line } from "../../scenes/line";
import { Lying } from "../../scenes/lying";
import { materialColor } from "../../scenes/materials";
import { fitInto } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

/** Draws the inside of an SVG of 800 by 800: a towel on a beach, its hem in the option `color`. */
export function BeachtowelScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const { x, y, width, height } = fitInto(sizes.front, { x: 200, y: 36, width: 420, height: 724 });
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <Room markup={beach} background={background} idPrefix={idPrefix} />
      <defs>
        <pattern id={id("terry")} width="8" height="8" patternUnits="userSpaceOnUse">
          <Line d="M1 4q2-4 4 0M5 8q2-4 4 0M-3 8q2-4 4 0" color="#fff" opacity={0.24} width={1.4} />
          <Line d="M1 6q2 3 4 0M5 2q2 3 4 0" color="#2a1a10" opacity={0.12} width={1.4} />
        </pattern>
        <linearGradient id={id("waves")} x2="0.12" y2="1">
          <stop offset="0" stopColor="#2a1a10" stopOpacity="0" />
          <stop offset="0.2" stopColor="#2a1a10" stopOpacity="0.16" />
          <stop offset="0.24" stopColor="#fff" stopOpacity="0.2" />
          <stop offset="0.32" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.62" stopColor="#2a1a10" stopOpacity="0" />
          <stop offset="0.72" stopColor="#2a1a10" stopOpacity="0.14" />
          <stop offset="0.76" stopColor="#fff" stopOpacity="0.2" />
          <stop offset="0.84" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g transform={`translate(${x} ${y}) rotate(5 ${width / 2} ${height / 2})`}>
        <Lying
          outline={towel(width, height)}
          idPrefix={idPrefix}
          edge={{ color: materialColor(options.color), wide: 8 }}
          thick={6}
          textures={[`url(#${id("terry")})`, `url(#${id("waves")})`]}
        >
          <Clip id={id("hem")} d={towel(width, height)} />
          <g clipPath={`url(#${id("hem")})`}>
            <path
              d={maskPath({ kind: "rectangle" }, { width, height })}
              fill={materialColor(options.color)}
            />
            <g transform={`scale(${width / sizes.front.width})`}>{surface("front")}</g>
          </g>
        </Lying>
      </g>
    </g>
  );
}

/** Cloth on sand is never quite straight. */
function towel(width: number, height: number): string {
  const [w, h] = [Math.round(width), Math.round(height)];
  return `M3 2Q${w / 2}-5 ${w - 2} 3Q${w - 9} ${h * 0.24} ${w - 1} ${h * 0.5}T${w - 3} ${h - 2}Q${w / 2} ${h + 6} 2 ${h - 3}Q9 ${h * 0.74} 1 ${h * 0.48}T3 2Z`;
}
