import { station } from "../../drawings/rooms/station.generated";
import { Frame, frameColors } from "../../scenes/frame";
import { Laid } from "../../scenes/laid";
import { fitInto, type Place } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { WallShadow } from "../../scenes/wall-shadow";

/** Draws the inside of an SVG of 800 by 800: a roll of words on a station's wall, framed, or between its two rollers. */
export function BusrollScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const frame = frameColors[options.frame];
  const place = fitInto(sizes.front, { x: 170, y: 56, width: 460, height: 500 });
  return (
    <g>
      <Room markup={station} background={background} idPrefix={idPrefix} />
      <WallShadow places={[place]} idPrefix={idPrefix} off={frame ? 14 : 10} />
      {frame && <Frame place={place} color={frame} bar={20} />}
      <Laid place={place} size={sizes.front} print={surface("front")} />
      {options.material === "canvas" && <Weave place={place} id={`${idPrefix}-weave`} />}
      <Light place={place} id={`${idPrefix}-blind-light`} />
      {frame ? null : <Rollers place={place} />}
    </g>
  );
}

function Weave({ place, id }: { place: Place; id: string }) {
  return (
    <g>
      <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse">
        <path d="M0 0h2v2H0zM2 2h2v2H2z" fill="#fff" fillOpacity="0.1" />
        <path d="M2 0h2v2H2z" fill="#000" fillOpacity="0.07" />
      </pattern>
      <rect {...place} fill={`url(#${id})`} />
    </g>
  );
}

function Light({ place, id }: { place: Place; id: string }) {
  return (
    <g>
      <linearGradient id={id} x2="0.6" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.2" />
        <stop offset="0.4" stopColor="#fff" stopOpacity="0.02" />
        <stop offset="0.86" stopColor="#2a1a10" stopOpacity="0.02" />
        <stop offset="1" stopColor="#2a1a10" stopOpacity="0.22" />
      </linearGradient>
      <rect {...place} fill={`url(#${id})`} />
    </g>
  );
}

/** A roller above and below, with brass ends, for the blind. */
function Rollers({ place: { x, y, width, height } }: { place: Place }) {
  return (
    <g>
      <path
        d={`M${x + 30} ${y}L${x + width / 2} ${y - 46}L${x + width - 30} ${y}`}
        fill="none"
        stroke="#5b4636"
        strokeWidth="4"
      />
      <circle cx={x + width / 2} cy={y - 46} r="7" fill="#c79a4b" />
      {[y - 16, y + height - 12].map((top) => (
        <g key={top}>
          <rect x={x - 14} y={top + 10} width={width + 28} height="26" rx="13" fill="#2a1a10" opacity="0.3" />
          <rect x={x - 14} y={top} width={width + 28} height="28" rx="14" fill="#8a5c3c" />
          <rect x={x - 10} y={top + 4} width={width + 20} height="7" rx="3.500" fill="#fff" opacity="0.34" />
          <rect x={x - 10} y={top + 19} width={width + 20} height="7" rx="3.500" fill="#000" opacity="0.22" />
          <rect x={x - 28} y={top + 7} width="20" height="14" rx="4" fill="#dfb556" />
          <rect x={x + width + 8} y={top + 7} width="20" height="14" rx="4" fill="#dfb556" />
        </g>
      ))}
    </g>
  );
}
