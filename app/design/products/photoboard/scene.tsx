import { desk } from "../../drawings/rooms/desk.generated";
import { Laid } from "../../scenes/laid";
import { Line } from "../../scenes/line";
import { fitInto } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { WallShadow } from "../../scenes/wall-shadow";

/** Draws the inside of an SVG of 800 by 800: a photo board on a small easel on a desk, gloss or matte. */
export function PhotoboardScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const place = fitInto(sizes.front, { x: 160, y: 84, width: 450, height: 566 }, "foot");
  const { x, y, width, height } = place;
  const middle = x + width / 2;
  const bottom = y + height;
  const gloss = `${idPrefix}-gloss`;
  return (
    <g>
      <Room markup={desk} background={background} idPrefix={idPrefix} />
      <WallShadow places={[{ ...place, height: height - 20 }]} idPrefix={idPrefix} off={22} />
      <ellipse cx={middle + 30} cy="724" rx={width * 0.52} ry="20" fill="#3a2414" opacity="0.28" />
      <g strokeLinecap="round" strokeWidth="16">
        <path d={`M${middle + 10} ${y - 30}L${middle + 60} 712`} stroke="#8a5a34" />
        <path d={`M${middle - 20} ${y - 44}L${x + 40} 724`} stroke="#c99a68" />
        <path d={`M${middle + 20} ${y - 44}L${x + width - 40} 724`} stroke="#b5854e" />
      </g>
      <rect x={middle - 40} y={y - 36} width="80" height="18" rx="9" fill="#d8ae7a" />
      <path d={`M${x + width} ${y}l10 6V${bottom + 5}l-10-5Z`} fill="#e9e2d8" />
      <path d={`M${x + width} ${y}l10 6V${bottom + 5}l-10-5Z`} fill="#3a2414" opacity="0.22" />
      <Laid place={place} size={sizes.front} print={surface("front")} />
      <linearGradient id={gloss} x2="0.9" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.36" />
        <stop offset="0.34" stopColor="#fff" stopOpacity="0.05" />
        <stop offset="0.35" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#2a1a10" stopOpacity="0.12" />
      </linearGradient>
      <rect {...place} fill={`url(#${gloss})`} opacity={options.finish === "matte" ? 0.4 : 1} />
      <Line d={`M${x} ${bottom}V${y}h${width}`} color="#fff" opacity={0.7} width={3} />
      <rect x={x + 14} y={bottom - 4} width={width - 28} height="24" rx="6" fill="#d8ae7a" />
      <rect x={x + 14} y={bottom - 4} width={width - 28} height="7" rx="4" fill="#fff" opacity="0.35" />
      <rect x={x + 14} y={bottom + 13} width={width - 28} height="7" rx="4" fill="#6b432a" opacity="0.35" />
    </g>
  );
}
