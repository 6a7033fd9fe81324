import { roomTones } from "../room";
import type { RoomProps } from "./room-props";

/** A round-cornered fridge door with a list of things to buy and a postcard, seen from the front. */
export function FridgeDoor({ background, idPrefix }: RoomProps) {
  const { deep, accent, furniture, wall } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <defs>
        <linearGradient id={id("door")} x2="1" y2="0.5">
          <stop offset="0" stopColor="#fff" stopOpacity="0.6" />
          <stop offset="0.3" stopColor="#fff" stopOpacity="0.1" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.18" />
        </linearGradient>
        <linearGradient id={id("chrome")}>
          <stop offset="0" stopColor="#8d9399" />
          <stop offset="0.25" stopColor="#ffffff" />
          <stop offset="0.6" stopColor="#cdd1d6" />
          <stop offset="1" stopColor="#80868c" />
        </linearGradient>
      </defs>
      <path d="M0 0h800v800H0z" fill={wall} />
      <path d="M24-40H800V840H24z" fill={deep} />
      <path d="M24 96H780V760q0 60-60 60H24z" fill={deep} />
      <path d="M0 0h800v800H0z" fill={`url(#${id("door")})`} />
      <path d="M0 84h800v8H0z" fill="#2a1a10" opacity="0.35" />
      <path d="M0 92h800v4H0z" fill="#fff" opacity="0.6" />
      <path d="M0 0h24v800H0z" fill="#2a1a10" opacity="0.12" />
      <path d="M26 100v700" stroke="#fff" strokeOpacity="0.6" strokeWidth="4" />
      <path
        d="M716 166v330"
        stroke="#2a1a10"
        strokeOpacity="0.2"
        strokeWidth="34"
        strokeLinecap="round"
        transform="translate(10 12)"
      />
      <path d="M716 166v330" stroke="#80868c" strokeWidth="34" strokeLinecap="round" />
      <path d="M701 166q15-18 30 0v330q-15 18-30 0Z" fill={`url(#${id("chrome")})`} />
      <g transform="rotate(-4 250 400)">
        <path d="M60 206h330v540H60z" fill="#2a1a10" opacity="0.16" transform="translate(8 12)" />
        <path d="M60 206h330v520l-22 20H60z" fill="#fffdf6" />
        <path d="M390 726l-22 20 4-22Z" fill="#e4d8c6" />
        <path d="M104 206v540" stroke={accent} strokeOpacity="0.5" strokeWidth="3" />
        <path d="M60 640h330M60 682h312" stroke={deep} strokeWidth="3" />
        <g fill="none" stroke="#6b5e55" strokeWidth="6" strokeLinecap="round">
          <path d="M136 660q12-16 22 0t22-2 20 2 26-4 22 6 30-4M136 702q16-14 24 0t26-4 24 4" />
        </g>
        <g fill="none" stroke={furniture} strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
          <path d="M72 656l8 9 16-20M72 698l8 9 16-20" />
        </g>
      </g>
      <g transform="rotate(7 600 660)">
        <path d="M486 566h236v176H486z" fill="#2a1a10" opacity="0.16" transform="translate(7 10)" />
        <path d="M486 566h236v176H486z" fill="#fffdf6" />
        <path d="M498 578h212v152H498z" fill="#cfe2ee" />
        <path d="M498 690c40-50 70-50 100-20 40-40 76-44 112-6v66H498Z" fill="#8fb293" />
        <circle cx="668" cy="612" r="18" fill="#f2b441" />
        <path d="M498 706c70-18 140-12 212 6v18H498Z" fill="#e3cfb0" />
      </g>
      <g transform="translate(604 572)">
        <circle r="21" fill="#2a1a10" opacity="0.25" cx="4" cy="6" />
        <circle r="21" fill={accent} />
        <path
          d="M-12-8a15 15 0 0 1 12-8"
          stroke="#fff"
          strokeOpacity="0.8"
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
        />
      </g>
    </g>
  );
}
