import { Drawing } from "../../drawings/drawing";
import { brassClip } from "../../drawings/rooms/brass-clip.generated";
import { studioCorner } from "../../drawings/rooms/studio-corner.generated";
import { frameColors } from "../../scenes/frame";
import { Laid } from "../../scenes/laid";
import { Line } from "../../scenes/line";
import { fitInto, type Place } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { WallShadow } from "../../scenes/wall-shadow";

/** Draws the inside of an SVG of 800 by 800: a poster with brass clips, or with bars of wood by the option `frame`. */
export function PosterScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const bars = frameColors[options.frame];
  const place = fitInto(sizes.front, { x: 160, y: 130, width: 480, height: 570 });
  return (
    <g>
      <Room markup={studioCorner} background={background} idPrefix={idPrefix} />
      <Cord place={place} />
      <WallShadow places={[place]} idPrefix={idPrefix} off={9} />
      <Laid place={place} size={sizes.front} print={surface("front")} />
      <Paper place={place} idPrefix={idPrefix} />
      {bars ? <Bars place={place} color={bars} /> : <Clips place={place} />}
    </g>
  );
}

/** A cord up to a nail above the center. */
function Cord({ place: { x, y, width } }: { place: Place }) {
  const middle = x + width / 2;
  return (
    <g>
      <Line d={`M${x + 60} ${y}L${middle} ${y - 66}L${x + width - 60} ${y}`} color="#8a6a50" width={4} />
      <circle cx={middle} cy={y - 66} r="8" fill="#c79a4b" />
      <circle cx={middle - 2} cy={y - 68} r="3" fill="#fff3cf" />
    </g>
  );
}

/** Heavy paper that curls slightly at the bottom. */
function Paper({ place: { x, y, width, height }, idPrefix }: { place: Place; idPrefix: string }) {
  const bend = `${idPrefix}-bend`;
  return (
    <g>
      <linearGradient id={bend} x1="0" y1="0" x2="0.25" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.22" />
        <stop offset="0.25" stopColor="#fff" stopOpacity="0" />
        <stop offset="0.78" stopColor="#2a1a10" stopOpacity="0.02" />
        <stop offset="0.9" stopColor="#fff" stopOpacity="0.2" />
        <stop offset="1" stopColor="#2a1a10" stopOpacity="0.24" />
      </linearGradient>
      <rect x={x} y={y} width={width} height={height} fill={`url(#${bend})`} />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="2"
      />
    </g>
  );
}

function Bars({ place: { x, y, width, height }, color }: { place: Place; color: string }) {
  return (
    <g>
      {[y - 12, y + height - 14].map((top) => (
        <g key={top}>
          <rect x={x - 16} y={top + 8} width={width + 32} height="26" rx="4" fill="#2a1a10" opacity="0.25" />
          <rect x={x - 16} y={top} width={width + 32} height="26" rx="4" fill={color} />
          <rect x={x - 16} y={top} width={width + 32} height="8" rx="4" fill="#fff" opacity="0.32" />
          <rect x={x - 16} y={top + 18} width={width + 32} height="8" rx="4" fill="#000" opacity="0.2" />
        </g>
      ))}
    </g>
  );
}

function Clips({ place: { x, y, width } }: { place: Place }) {
  return (
    <g>
      {[x + 60, x + width - 60].map((middle) => (
        <g key={middle} transform={`translate(${middle} ${y})`}>
          <Drawing markup={brassClip} />
        </g>
      ))}
    </g>
  );
}
