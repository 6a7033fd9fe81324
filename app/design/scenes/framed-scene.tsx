import { Frame, frameColours } from "./frame";
import { Laid } from "./laid";
import { fitInto, type Place } from "./place";
import { Bench } from "./rooms/bench";
import type { SceneProps } from "./scene";
import { WallShadow } from "./wall-shadow";

const mats: Record<string, { face: string; cut: string }> = {
  white: { face: "#fdfbf7", cut: "#ffffff" },
  cream: { face: "#f3e7d2", cut: "#fffaf0" },
  charcoal: { face: "#4a4643", cut: "#f4f1ec" },
};

/** Draws the inside of an SVG of 800 by 800: a print behind glass, in the options `frame` and `color` (its mat), in the hall. */
export function FramedScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const border = 58;
  const print = fitInto(sizes.front, { x: 172, y: 108, width: 420, height: 384 });
  const mat = mats[options.color] ?? mats.white;
  const matPlace = grown(print, border);
  return (
    <g>
      <Bench background={background} idPrefix={idPrefix} />
      <WallShadow places={[grown(print, border + 14)]} idPrefix={idPrefix} off={14} />
      <Frame place={matPlace} colour={frameColours[options.frame] ?? "#2e2b2a"} bar={24} />
      <rect {...matPlace} fill={mat.face} />
      <InnerShade place={matPlace} />
      <rect {...grown(print, 4)} fill={mat.cut} />
      <path
        d={`M${print.x - 4} ${print.y + print.height + 4}V${print.y - 4}h${print.width + 8}`}
        fill="none"
        stroke="#3a2414"
        strokeOpacity="0.35"
        strokeWidth="2"
      />
      <Laid place={print} size={sizes.front}>
        {surface("front")}
      </Laid>
      <Glass place={matPlace} idPrefix={idPrefix} />
    </g>
  );
}

function grown({ x, y, width, height }: Place, by: number): Place {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The frame's shadow on the mat, along the sides that the light comes from. */
function InnerShade({ place: { x, y, width, height } }: { place: Place }) {
  return (
    <g fill="#3a2414">
      <path d={`M${x} ${y}h${width}l-10 10H${x + 10}V${y + height}H${x}Z`} opacity="0.1" />
      <path d={`M${x} ${y}h${width}l-4 4H${x + 4}V${y + height}H${x}Z`} opacity="0.14" />
    </g>
  );
}

function Glass({ place: { x, y, width, height }, idPrefix }: { place: Place; idPrefix: string }) {
  const glass = `${idPrefix}-glass`;
  return (
    <g>
      <linearGradient id={glass} x2="0.8" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.34" />
        <stop offset="0.3" stopColor="#fff" stopOpacity="0.06" />
        <stop offset="0.31" stopColor="#fff" stopOpacity="0" />
        <stop offset="0.62" stopColor="#fff" stopOpacity="0" />
        <stop offset="0.63" stopColor="#fff" stopOpacity="0.1" />
        <stop offset="0.7" stopColor="#fff" stopOpacity="0.1" />
        <stop offset="0.71" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <rect x={x} y={y} width={width} height={height} fill={`url(#${glass})`} />
    </g>
  );
}
