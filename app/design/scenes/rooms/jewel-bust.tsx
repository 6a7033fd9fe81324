import { roomTones, Wall, WindowLight } from "../room";
import type { RoomProps } from "./room-props";

const bust =
  "M290-20c6 126-34 176-130 214C70 230 0 270-30 350V820H830V350C800 270 730 230 640 194 544 156 504 106 510-20Z";

/** A velvet bust for a necklace, its neck and shoulders filling the picture, before a leafy wall. */
export function JewelBust({ background, idPrefix }: RoomProps) {
  const { deep, accent, furniture } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <WindowLight x={10} y={-30} scale={1.3} />
      <defs>
        <linearGradient id={id("velvet")} x2="1" y2="0.5">
          <stop offset="0" stopColor="#fff" stopOpacity="0.3" />
          <stop offset="0.4" stopColor="#fff" stopOpacity="0.05" />
          <stop offset="1" stopColor="#1c0f08" stopOpacity="0.42" />
        </linearGradient>
      </defs>
      <path d={bust} transform="translate(16 22)" fill={deep} opacity="0.7" />
      <path d={bust} fill={furniture} />
      <path d={bust} fill={`url(#${id("velvet")})`} />
      <path
        d="M302-20c6 120-30 168-122 206C100 220 30 262-10 330"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.28"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path d="M330-20c6 60 4 110-10 150 40 34 120 34 160 0-14-40-16-90-10-150Z" fill="#000" opacity="0.1" />
      <path
        d="M330 236c36 44 104 44 140 0"
        fill="none"
        stroke="#000"
        strokeOpacity="0.12"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <g transform="translate(70 130)">
        <path
          d="M0 0c-30-30-34-76-12-112 28 28 34 74 12 112ZM0 0c10-42 44-72 86-74-6 44-40 76-86 74ZM0 0C-42-8-74-40-78-82-36-78-4-44 0 0Z"
          fill={accent}
          opacity="0.28"
        />
      </g>
    </g>
  );
}
