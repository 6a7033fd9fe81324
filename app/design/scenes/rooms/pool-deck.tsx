import { roomTones } from "../room";
import { Floorboards } from "./floorboards";
import type { RoomProps } from "./room-props";

/** Warm boards beside a pool, seen from above, with the water at the right and a ball that fell in. */
export function PoolDeck({ background, idPrefix }: RoomProps) {
  const { accent, furniture } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <Floorboards idPrefix={idPrefix} tone="#d9b78c" wide={90} lying />
      <defs>
        <linearGradient id={id("water")} x2="1" y2="0.4">
          <stop offset="0" stopColor="#7fd0d8" />
          <stop offset="1" stopColor="#3aa3bd" />
        </linearGradient>
        <radialGradient id={id("ball")} cx="0.3" cy="0.25" r="0.9">
          <stop offset="0" stopColor="#fff" stopOpacity="0.5" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#123" stopOpacity="0.4" />
        </radialGradient>
      </defs>
      <path d="M664 0h22v800h-22z" fill="#2a1a10" opacity="0.2" />
      <path d="M676 0h124v800H676z" fill="#f5ede0" />
      <path
        d="M676 0v800M676 130h36M676 260h36M676 390h36M676 520h36M676 650h36"
        stroke="#cbbda8"
        strokeWidth="4"
      />
      <path d="M712 0h88v800h-88z" fill={`url(#${id("water")})`} />
      <path d="M712 0h14v800h-14z" fill="#1b6b80" opacity="0.4" />
      <path
        d="M740 40q20-16 40 0t40 0M734 190q20-16 40 0t40 0M744 430q20-16 40 0t40 0M732 560q20-16 40 0t40 0M742 730q20-16 40 0t40 0"
        stroke="#fff"
        strokeOpacity="0.75"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <g transform="translate(778 316)">
        <circle cx="-4" cy="10" r="60" fill="#1b6b80" opacity="0.4" />
        <circle r="56" fill="#fffdf8" />
        <path d="M0-56A56 56 0 0 0-48-28L0 0ZM-48 28A56 56 0 0 0 0 56V0Z" fill={accent} />
        <path d="M-48-28a56 56 0 0 0 0 56L0 0Z" fill={furniture} />
        <circle r="56" fill={`url(#${id("ball")})`} />
      </g>
      <g fill="#8fb9c4" opacity="0.6">
        <ellipse cx="90" cy="96" rx="52" ry="20" />
        <ellipse cx="150" cy="124" rx="18" ry="8" />
        <ellipse cx="60" cy="716" rx="30" ry="12" />
        <ellipse cx="616" cy="70" rx="24" ry="10" />
        <ellipse cx="590" cy="742" rx="40" ry="15" />
      </g>
      <g fill="#fff" opacity="0.8">
        <ellipse cx="76" cy="90" rx="20" ry="5" />
        <ellipse cx="578" cy="737" rx="15" ry="4" />
      </g>
    </g>
  );
}
