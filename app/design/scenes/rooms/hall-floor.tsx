import { roomTones } from "../room";
import { Floorboards } from "./floorboards";
import type { RoomProps } from "./room-props";

/** A hall's floor before a front door, seen from above: boots at the left, a bed for the dog at the right. */
export function HallFloor({ background, idPrefix }: RoomProps) {
  const { furniture, accent, deep, wall } = roomTones[background];
  return (
    <g>
      <Floorboards idPrefix={idPrefix} tone="#b98b5e" wide={66} />
      <path d="M0 0h800v70H0z" fill={wall} />
      <path d="M0 0h800v70H0z" fill={deep} opacity="0.3" />
      <path d="M240 0h320v70H240z" fill={furniture} />
      <path
        d="M268 0h118v48H268zM414 0h118v48H414z"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.3"
        strokeWidth="4"
      />
      <path d="M0 52h240v28H0zM560 52h240v28H560z" fill="#fffdf8" />
      <path d="M240 66h320v14H240z" fill="#dfb556" />
      <path d="M240 66h320v4H240z" fill="#fff4cc" />
      <path d="M0 80h800v18H0z" fill="#2a1a10" opacity="0.24" />
      <Boot x={40} y={120} color={accent} />
      <Boot x={106} y={128} color={accent} />
      <DogBed color={furniture} />
      <Leash color={accent} />
    </g>
  );
}

/** A rubber boot from above, its toe toward us. */
function Boot({ x, y, color }: { x: number; y: number; color: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M4 10q-4 50 4 120 4 26 28 26t28-26q6-70 0-120Z"
        fill="#2a1a10"
        opacity="0.3"
        transform="translate(8 12)"
      />
      <path d="M0 10q-4 50 4 120 4 26 28 26t28-26q6-70 0-120Z" fill={color} />
      <path d="M36 6h24q6 70 0 124-4 26-28 26 16-60 4-150Z" fill="#000" opacity="0.2" />
      <ellipse cx="30" cy="22" rx="32" ry="30" fill={color} />
      <ellipse cx="30" cy="22" rx="32" ry="30" fill="#fff" opacity="0.2" />
      <ellipse cx="30" cy="22" rx="22" ry="20" fill="#3a2418" />
      <path
        d="M14 92q2 34 8 44"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}

function DogBed({ color }: { color: string }) {
  return (
    <g transform="translate(716 300)">
      <ellipse cx="12" cy="18" rx="124" ry="150" fill="#2a1a10" opacity="0.3" />
      <ellipse rx="120" ry="146" fill={color} />
      <ellipse rx="120" ry="146" fill="#fff" opacity="0.1" />
      <ellipse cx="2" cy="4" rx="86" ry="110" fill="#000" opacity="0.22" />
      <ellipse cx="4" cy="8" rx="84" ry="106" fill="#f3e7d2" />
      <path
        d="M-40-40q30 40 90 30M-50 40q40 26 100-6"
        stroke="#c9b392"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M-92-66q26-58 80-62"
        stroke="#fff"
        strokeOpacity="0.4"
        strokeWidth="10"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}

function Leash({ color }: { color: string }) {
  const way = "M30 500c60-40 130 10 90 60s-120 20-90 80 100 30 96 90";
  return (
    <g fill="none" strokeLinecap="round">
      <path d={way} stroke="#2a1a10" strokeOpacity="0.3" strokeWidth="16" transform="translate(5 8)" />
      <path d={way} stroke={color} strokeWidth="15" />
      <path d={way} stroke="#fff" strokeOpacity="0.45" strokeWidth="2.5" strokeDasharray="8 7" />
      <circle cx="126" cy="746" r="16" stroke="#dfb556" strokeWidth="8" />
    </g>
  );
}
