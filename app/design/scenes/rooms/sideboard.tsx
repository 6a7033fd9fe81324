import { Plant, roomTones, Wall, WindowLight } from "../room";
import type { RoomProps } from "./room-props";

/** A wall over a low sideboard, with books, a bowl and a lead within reach; the wall is free down to y 590. */
export function Sideboard({ background, idPrefix }: RoomProps) {
  const { furniture, accent, deep } = roomTones[background];
  const wood = `${idPrefix}-wood`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <WindowLight x={20} y={30} scale={1.1} />
      <defs>
        <linearGradient id={wood} x2="1" y2="0.4">
          <stop offset="0" stopColor="#e2bb8a" />
          <stop offset="1" stopColor="#c0925c" />
        </linearGradient>
      </defs>
      <path d="M0 776h800v24H0z" fill="#a97b50" />
      <Plant x={716} y={672} scale={0.62} pot={accent} />
      <g>
        <path d="M96 628h26v46H96zM124 616h20v58h-20zM146 634h30v40h-30z" fill={furniture} />
        <path d="M124 616h20v58h-20z" fill={accent} />
        <path d="M146 634h30v40h-30z" fill={deep} />
        <path
          d="M100 636h18M150 642h22M150 666h22M127 626h14"
          stroke="#fff"
          strokeOpacity="0.6"
          strokeWidth="3"
        />
        <path d="M180 674l22-52 16 6-20 46Z" fill="#fffaf0" />
        <path d="M180 674l22-52 6 2-20 50Z" fill="#000" opacity="0.1" />
      </g>
      <g transform="translate(566 674)">
        <path d="M-46-28H46L34 0h-68Z" fill="#fffdf8" />
        <path d="M14-28h32L34 0H8Z" fill="#000" opacity="0.1" />
        <path d="M-40-30c6-16 18-14 24-22 12-6 20 2 26-2 10 2 16 10 30 24Z" fill="#a9713c" />
        <path
          d="M-28-38q8-8 14-6M2-46q8-4 16 4"
          stroke="#7d5024"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
        />
      </g>
      <path d="M40 674h720v20H40z" fill="#ecd0aa" />
      <path d="M40 674h720v5H40z" fill="#fff" opacity="0.6" />
      <path d="M52 694h696v82H52z" fill={`url(#${wood})`} />
      <path d="M52 694h696v10H52z" fill="#2a1a10" opacity="0.2" />
      <path
        d="M66 712h212v64H66zM294 712h212v64H294zM522 712h212v64H522z"
        fill="none"
        stroke="#8a5a30"
        strokeOpacity="0.55"
        strokeWidth="4"
      />
      <g fill="#5a5048">
        <circle cx="256" cy="744" r="7" />
        <circle cx="400" cy="744" r="7" />
        <circle cx="544" cy="744" r="7" />
      </g>
    </g>
  );
}
