import type { ReactNode } from "react";
import { readingTable } from "../../drawings/rooms/reading-table.generated";
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
      <Tassel x={hole.x} y={hole.y} color={color} scale={wide / 200} />
    </g>
  );
}

function Tassel({ x, y, color, scale }: { x: number; y: number; color: string; scale: number }) {
  const cord = "M0 0C-8-40-30-56-58-60S-104-44-110-16";
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill="none" strokeLinecap="round">
      <path d={cord} stroke="#2a1a10" strokeOpacity="0.3" strokeWidth="8" transform="translate(4 7)" />
      <path d={cord} stroke={color} strokeWidth="7" />
      <path d={cord} stroke="#fff" strokeOpacity="0.4" strokeWidth="2" strokeDasharray="4 5" />
      <g transform="translate(-110 -16)">
        <path
          d="M-18 10q-10 70-16 132 34 12 68 0Q28 80 18 10Z"
          fill="#2a1a10"
          opacity="0.28"
          transform="translate(7 9)"
        />
        <path d="M-18 10q-10 70-16 132 34 12 68 0Q28 80 18 10Z" fill={color} />
        <path
          d="M-10 20q-6 60-12 124M-2 20q-2 60-4 126M6 20q2 60 4 126M13 20q5 60 10 122"
          stroke="#2a1a10"
          strokeOpacity="0.28"
          strokeWidth="2.5"
        />
        <path d="M-14 24q-7 56-11 110" stroke="#fff" strokeOpacity="0.45" strokeWidth="4" />
        <circle cy="2" r="21" fill={color} />
        <circle cx="-5" cy="-4" r="9" fill="#fff" opacity="0.3" />
        <path d="M-17 22q17 8 34 0" stroke="#dfb556" strokeWidth="8" />
      </g>
    </g>
  );
}
