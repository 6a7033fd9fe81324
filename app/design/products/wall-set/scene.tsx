import { headboard } from "../../drawings/rooms/headboard.generated";
import { Frame, frameColors } from "../../scenes/frame";
import type { Place } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { WallShadow } from "../../scenes/wall-shadow";

const keys = ["left", "middle", "right"];

/** Draws the inside of an SVG of 800 by 800: three panels side by side over a bed, in the option `frame` or bare. */
export function WallSetScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const frame = frameColors[options.frame];
  const places = hang(sizes.middle, frame ? 40 : 22);
  const scale = places[0].width / sizes.middle.width;
  return (
    <g>
      <Room markup={headboard} background={background} idPrefix={idPrefix} />
      <WallShadow places={places} idPrefix={idPrefix} />
      {places.map((place, index) => (
        <g key={keys[index]}>
          {frame ? <Frame place={place} color={frame} bar={11} /> : null}
          <g transform={`translate(${place.x} ${place.y}) scale(${scale})`}>{surface(keys[index])}</g>
          {frame ? null : <Edge place={place} />}
          <rect {...place} fill={`url(#${idPrefix}-sheen)`} />
        </g>
      ))}
      <defs>
        <linearGradient id={`${idPrefix}-sheen`} x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.22" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.14" />
        </linearGradient>
      </defs>
    </g>
  );
}

/** The side of the stretcher, seen slightly from the left. */
function Edge({ place: { x, y, width, height } }: { place: Place }) {
  const right = x + width;
  return (
    <path d={`M${right} ${y}l9 5v${height}l-9-5Z`} fill="#cbb79f" stroke="#8a745e" strokeOpacity="0.4" />
  );
}

/** Three equal positions in a row, as large as the wall above the sofa allows. */
function hang({ width, height }: { width: number; height: number }, gap: number): Place[] {
  const scale = Math.min((724 - 2 * gap) / 3 / width, 430 / height);
  const wide = width * scale;
  const tall = height * scale;
  const left = 400 - (3 * wide + 2 * gap) / 2;
  return [0, 1, 2].map((index) => ({
    x: Math.round(left + index * (wide + gap)),
    y: Math.round(272 - tall / 2),
    width: wide,
    height: tall,
  }));
}
