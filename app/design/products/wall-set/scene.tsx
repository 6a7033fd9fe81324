import { headboard } from "../../drawings/rooms/headboard.generated";
import { maskPath } from "../../geometry/shapes";
import { Clip } from "../../scenes/clip";
import { Frame, frameColors } from "../../scenes/frame";
import type { Place } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { WallShadow } from "../../scenes/wall-shadow";
import { WrappedEdge } from "../../scenes/wrapped-edge";

const keys = ["left", "middle", "right"];

/** Draws the inside of an SVG of 800 by 800: three panels side by side over a bed, in the option `frame` or bare. */
export function WallSetScene({ unfolded, sizes, options, background, idPrefix }: SceneProps) {
  const frame = frameColors[options.frame];
  const places = hang(sizes.middle, frame ? 40 : 22);
  const scale = places[0].width / sizes.middle.width;
  return (
    <g>
      <Room markup={headboard} background={background} idPrefix={idPrefix} />
      <WallShadow places={places} idPrefix={idPrefix} />
      {places.map((place, index) => (
        <g key={keys[index]}>
          <defs>
            <g id={`${idPrefix}-${keys[index]}`}>{unfolded(keys[index])}</g>
          </defs>
          {frame ? <Frame place={place} color={frame} bar={11} /> : null}
          <g transform={`translate(${place.x} ${place.y}) scale(${scale})`}>
            <g clipPath={`url(#${idPrefix}-panel)`}>
              <use href={`#${idPrefix}-${keys[index]}`} />
            </g>
          </g>
          {frame ? null : (
            <WrappedEdge
              hung={place}
              print={`${idPrefix}-${keys[index]}`}
              edges={options.edges}
              size={sizes.middle}
              wide={9}
              idPrefix={`${idPrefix}-${keys[index]}`}
            />
          )}
          <rect {...place} fill={`url(#${idPrefix}-sheen)`} />
        </g>
      ))}
      <defs>
        <Clip id={`${idPrefix}-panel`} d={maskPath({ kind: "rectangle" }, sizes.middle)} />
        <linearGradient id={`${idPrefix}-sheen`} x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.22" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.14" />
        </linearGradient>
      </defs>
    </g>
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
