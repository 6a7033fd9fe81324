import { mantel } from "../../drawings/rooms/mantel.generated";
import { Gradient } from "../../scenes/gradient";
import { Laid } from "../../scenes/laid";
import { fitInto } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { WallShadow } from "../../scenes/wall-shadow";

/** Draws the inside of an SVG of 800 by 800: a thin sheet of aluminum floating over a mantelpiece, gloss or matte. */
export function MetalPrintScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const place = fitInto(sizes.front, { x: 150, y: 36, width: 500, height: 560 });
  const { x, y, width, height } = place;
  const id = (name: string) => `${idPrefix}-${name}`;
  const isMatte = options.finish === "matte";
  return (
    <g>
      <Room markup={mantel} background={background} idPrefix={idPrefix} />
      <defs>
        <clipPath id={id("sheet")}>
          <rect {...place} rx="12" />
        </clipPath>
        <linearGradient id={id("sheen")} x1="0" y1="0" x2="1" y2="0.7">
          <stop offset="0" stopColor="#fff" stopOpacity="0.35" />
          <stop offset="0.2" stopColor="#fff" stopOpacity="0.02" />
          <stop offset="0.42" stopColor="#fff" stopOpacity="0.38" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0.1" />
          <stop offset="0.56" stopColor="#fff" stopOpacity="0.24" />
          <stop offset="0.7" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#1a1f2a" stopOpacity="0.26" />
        </linearGradient>
        <Gradient id={id("rim")} x2="1" y2="1" stops={["0 #fff", "0.5 #b9c0c8", "1 #6f7881"]} />
      </defs>
      <WallShadow places={[place]} idPrefix={idPrefix} off={24} />
      <rect x={x + 4} y={y + 5} width={width} height={height} rx="12" fill="#59626b" />
      <rect x={x + 2} y={y + 2.5} width={width} height={height} rx="12" fill="#aab2ba" />
      <g clipPath={`url(#${id("sheet")})`}>
        <Laid place={place} size={sizes.front} print={surface("front")} />
        <rect {...place} fill={`url(#${id("sheen")})`} opacity={isMatte ? 0.35 : 1} />
      </g>
      <rect {...place} rx="12" fill="none" stroke={`url(#${id("rim")})`} strokeWidth="3" />
    </g>
  );
}
