import { roomTones } from "../room";
import { Floorboards } from "./floorboards";
import type { RoomProps } from "./room-props";

/** A quiet room's floor from above, with what one takes to a class. */
export function ExerciseFloor({ background, idPrefix }: RoomProps) {
  const { furniture, accent, deep } = roomTones[background];
  const shade = `${idPrefix}-turned`;
  return (
    <g>
      <Floorboards idPrefix={idPrefix} tone="#dfc097" wide={114} />
      <defs>
        <linearGradient id={shade} x2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.3" />
          <stop offset="0.35" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.34" />
        </linearGradient>
      </defs>
      <path d="M-20 90L300-20H420L-20 150ZM-20 230L470-20H560L-20 300Z" fill="#fffaf0" opacity="0.5" />
      <g transform="translate(30 470) rotate(-18)">
        <rect x="10" y="16" width="150" height="90" rx="12" fill="#2a1a10" opacity="0.3" />
        <rect width="150" height="90" rx="10" fill={deep} />
        <rect width="150" height="90" rx="10" fill={`url(#${shade})`} opacity="0.6" />
        <rect
          x="6"
          y="6"
          width="138"
          height="78"
          rx="7"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.5"
          strokeWidth="3"
        />
      </g>
      <g transform="translate(660 250) rotate(14)">
        <rect x="12" y="18" width="66" height="190" rx="20" fill="#2a1a10" opacity="0.3" />
        <rect y="34" width="66" height="160" rx="18" fill={furniture} />
        <rect x="14" width="38" height="40" rx="8" fill="#e9e2d6" />
        <rect y="34" width="66" height="160" rx="18" fill={`url(#${shade})`} />
        <rect x="14" width="38" height="40" rx="8" fill={`url(#${shade})`} />
        <path d="M13 60v96" stroke="#fff" strokeOpacity="0.5" strokeWidth="6" strokeLinecap="round" />
      </g>
      <g transform="translate(690 650)">
        <circle cx="12" cy="18" r="62" fill="#2a1a10" opacity="0.28" />
        <circle r="60" fill={accent} />
        <circle r="44" fill="#5a3a22" />
        <circle cx="2" cy="4" r="42" fill="#7d5a34" />
        <path
          d="M0 0C-60-20-70-70-30-84-10-60-6-30 0 0 6-44 40-76 70-62 66-26 40-4 0 0 50 4 66 40 44 62 18 50 4 30 0 0-40 16-70 6-74-22-46-24-20-16 0 0Z"
          fill="#4f8a68"
        />
        <path d="M0 0C-60-20-70-70-30-84-26-50-14-24 0 0 50 4 66 40 44 62 30 36 16 16 0 0Z" fill="#2f6656" />
      </g>
    </g>
  );
}
