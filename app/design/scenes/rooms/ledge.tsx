import { roomTones, Wall, WindowLight } from "../room";
import type { RoomProps } from "./room-props";

/** A deep oak ledge with dried grasses and a candle; what leans on the wall stands at y 676. */
export function Ledge({ background, idPrefix }: RoomProps) {
  const { deep, accent, furniture } = roomTones[background];
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <WindowLight x={30} y={10} scale={1.25} />
      <path d="M40 716h720v70H70Z" fill={deep} opacity="0.5" />
      <path d="M20 668h760v46H20z" fill="#c99a68" />
      <path d="M20 668h760v7H20z" fill="#fff" opacity="0.4" />
      <path d="M20 700h760v14H20z" fill="#6b432a" opacity="0.3" />
      <path
        d="M60 686q160-6 320 2t360-3M120 695q200 4 300-1t330 2"
        stroke="#8a5a34"
        strokeOpacity="0.4"
        strokeWidth="2"
        fill="none"
      />
      <Grasses x={694} y={670} vase={furniture} />
      <g transform="translate(92 670)">
        <path d="M-44-70h88V0h-88z" fill={accent} />
        <path d="M10-70h34V0H20Z" fill="#000" opacity="0.15" />
        <path d="M-44-70h88v8h-88z" fill="#fff" opacity="0.3" />
        <path d="M-26-46h52v24h-52z" fill="#fdf6ea" />
        <path d="M-14-34h28" stroke={deep} strokeWidth="4" />
        <path d="M0-108c11 15 13 24 8 31-4 6-12 6-16 0-5-7-3-16 8-31Z" fill="#f6a93b" />
        <path d="M0-94c5 8 6 13 3 17-2 3-5 3-7 0-2-4-1-9 4-17Z" fill="#fff3cf" />
      </g>
    </g>
  );
}

/** Dried grasses in a tall vase; its foot stands at x, y. */
function Grasses({ x, y, vase }: { x: number; y: number; vase: string }) {
  const plumes = [
    [-58, -330, -14],
    [-14, -372, -3],
    [34, -352, 8],
    [68, -290, 20],
  ];
  return (
    <g transform={`translate(${x} ${y})`}>
      {plumes.map(([left, top, turn]) => (
        <g key={left}>
          <path
            d={`M0-120Q${left * 0.3} ${top * 0.7} ${left} ${top + 60}`}
            stroke="#b08d57"
            strokeWidth="4"
            fill="none"
          />
          <g transform={`translate(${left} ${top + 50}) rotate(${turn})`}>
            <path d="M0-80C20-56 24-14 6 34L-6 34C-24-14-20-56 0-80Z" fill="#e2c596" />
            <path d="M4-66C20-44 20-10 6 34L0 34C10-4 12-36 4-66Z" fill="#b9945c" opacity="0.55" />
          </g>
        </g>
      ))}
      <path d="M-26-148h52l-6 26c24 22 34 58 26 122h-92c-8-64 2-100 26-122Z" fill={vase} />
      <path d="M20-122c24 22 34 58 26 122H12c14-50 14-96 8-122Z" fill="#000" opacity="0.18" />
      <path
        d="M-32-30c-3-34 2-56 16-74"
        stroke="#fff"
        strokeOpacity="0.35"
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}
