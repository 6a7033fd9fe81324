import { Drawing } from "../../drawings/drawing";
import { apronHook } from "../../drawings/rooms/apron-hook.generated";
import { kitchenWall } from "../../drawings/rooms/kitchen-wall.generated";
import { apronCut } from "../../geometry/silhouettes";
import { SoftShadow } from "../../scenes/blur";
import { materialColor } from "../../scenes/materials";
import { fitInto } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

/** Draws the inside of an SVG of 800 by 800: an apron on its hook in the kitchen, its straps in the option `color`. */
export function ApronScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const room =
    options.size === "child"
      ? { x: 210, y: 190, width: 380, height: 500 }
      : { x: 150, y: 150, width: 500, height: 600 };
  const { x, y, width, height } = fitInto(sizes.front, room);
  const strap = materialColor(options.color);
  const [left, right] = [x + width * 0.33, x + width * 0.67];
  const hook = { x: x + width / 2, y: y - 92 };
  const waist = y + height * 0.4;
  return (
    <g>
      <Room markup={kitchenWall} background={background} idPrefix={idPrefix} />
      <defs>
        <filter id={id("soft")} x="-20%" y="-20%" width="150%" height="150%">
          <feGaussianBlur stdDeviation="10" />
        </filter>
        <linearGradient id={id("folds")}>
          <stop offset="0" stopColor="#2a1a10" stopOpacity="0.2" />
          <stop offset="0.1" stopColor="#fff" stopOpacity="0.16" />
          <stop offset="0.24" stopColor="#2a1a10" stopOpacity="0.05" />
          <stop offset="0.42" stopColor="#fff" stopOpacity="0.12" />
          <stop offset="0.62" stopColor="#2a1a10" stopOpacity="0.04" />
          <stop offset="0.76" stopColor="#fff" stopOpacity="0.08" />
          <stop offset="0.9" stopColor="#2a1a10" stopOpacity="0.16" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.26" />
        </linearGradient>
      </defs>
      <g fill="none" stroke={strap} strokeWidth="15" strokeLinecap="round">
        <path
          d={`M${left} ${y + 8}C${left - 6} ${y - 50} ${hook.x - 30} ${hook.y + 10} ${hook.x} ${hook.y}C${hook.x + 30} ${hook.y + 10} ${right + 6} ${y - 50} ${right} ${y + 8}`}
        />
        <path
          d={`M${x + 8} ${waist}C${x - 50} ${waist + 20} ${x - 44} ${waist + 120} ${x - 58} ${waist + 210}`}
        />
        <path
          d={`M${x + width - 8} ${waist}C${x + width + 46} ${waist + 24} ${x + width + 34} ${waist + 130} ${x + width + 54} ${waist + 190}`}
        />
      </g>
      <g transform={`translate(${hook.x} ${hook.y})`}>
        <Drawing markup={apronHook} />
      </g>
      <g transform={`translate(${x} ${y}) scale(${width / 100} ${height / 100})`}>
        <SoftShadow d={apronCut} off={[2.6, 3]} opacity={0.36} blur={id("soft")} />
      </g>
      <g transform={`translate(${x} ${y}) scale(${width / sizes.front.width})`}>{surface("front")}</g>
      <g
        transform={`translate(${x} ${y}) scale(${width / 100} ${height / 100})`}
        fill="none"
        strokeLinejoin="round"
      >
        <path d={apronCut} fill={`url(#${id("folds")})`} />
        <g stroke="#2a1a10" strokeOpacity="0.3">
          <path d="M27 60H73V78Q73 81 70 81H30Q27 81 27 78ZM50 60V81" strokeWidth="0.500" />
        </g>
        <g stroke="#fff" strokeOpacity="0.6">
          <path d="M27.600 60.800H72.400" strokeWidth="0.400" strokeDasharray="1.400 1" />
          <path d="M33 1.600H67M2 97.600H98" strokeWidth="0.400" strokeDasharray="1.400 1" />
        </g>
      </g>
      <circle cx={left} cy={y + 12} r="6" fill="#e3bd63" />
      <circle cx={right} cy={y + 12} r="6" fill="#e3bd63" />
    </g>
  );
}
