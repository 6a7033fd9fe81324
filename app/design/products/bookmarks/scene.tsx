import type { ReactNode } from "react";
import { Drawing } from "../../drawings/drawing";
import { readingTable } from "../../drawings/rooms/reading-table.generated";
import { tassel } from "../../drawings/rooms/tassel.generated";
import { maskPath } from "../../geometry/shapes";
import { Blur, SoftShadow } from "../../scenes/blur";
import { Floorboards } from "../../scenes/floorboards";
import { materialColor } from "../../scenes/materials";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

/** Draws the inside of an SVG of 800 by 800: a bookmark on an open book, front and back, their tassels in the option `color`. */
export function BookmarksScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const soft = `${idPrefix}-soft`;
  const color = materialColor(options.color);
  return (
    <g>
      <Floorboards idPrefix={idPrefix} tone="#c99b6b" wide={160} lying />
      <Room markup={readingTable} background={background} idPrefix={idPrefix} />
      <defs>
        <Blur id={soft} deviation={7} />
      </defs>
      <Bookmark
        place="translate(506 196) rotate(9 80 200)"
        size={sizes.back}
        wide={150}
        color={color}
        soft={soft}
      >
        {surface("back")}
      </Bookmark>
      <Bookmark
        place="translate(196 152) rotate(-6 100 300)"
        size={sizes.front}
        wide={206}
        color={color}
        soft={soft}
      >
        {surface("front")}
      </Bookmark>
    </g>
  );
}

interface BookmarkProps {
  place: string;
  size: { width: number; height: number };
  wide: number;
  color: string;
  soft: string;
  children: ReactNode;
}

/** Stiff card with a tassel through its hole. */
function Bookmark({ place, size, wide, color, soft, children }: BookmarkProps) {
  const scale = wide / size.width;
  const tall = size.height * scale;
  const radius = 5 * scale;
  const outline = maskPath({ kind: "rounded", radius }, { width: wide, height: tall });
  const hole = { x: wide / 2, y: wide * 0.13 };
  return (
    <g transform={place}>
      <SoftShadow d={outline} off={[10, 14]} opacity={0.45} blur={soft} />
      <path d={outline} fill="#e6dac4" transform="translate(2 4)" />
      <g transform={`scale(${scale})`}>{children}</g>
      <path
        d={`M0 ${tall * 0.46}V${radius}q0-${radius} ${radius}-${radius}H${wide * 0.7}Z`}
        fill="#fff"
        opacity="0.16"
      />
      <path d={outline} fill="none" stroke="#2a1a10" strokeOpacity="0.22" strokeWidth="2" />
      <circle cx={hole.x} cy={hole.y} r={wide * 0.055} fill="#4a3b2c" />
      <g transform={`translate(${hole.x} ${hole.y}) scale(${wide / 200})`}>
        <Drawing markup={tassel} colors={{ color }} />
      </g>
    </g>
  );
}
