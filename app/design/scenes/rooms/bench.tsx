import { roomTones, Wall } from "../room";
import type { RoomProps } from "./room-props";

/** A hall with paneling, a bench, and a leash on its hook; the wall is free down to y 600. */
export function Bench({ background, idPrefix }: RoomProps) {
  const { deep, accent, furniture } = roomTones[background];
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <path d="M0 612h800v188H0z" fill="#fffdf8" opacity="0.75" />
      <path d="M0 604h800v12H0z" fill="#fffdf8" />
      <path d="M0 616h800v5H0z" fill={deep} opacity="0.7" />
      {[30, 282, 534].map((x) => (
        <g key={x} fill="none" strokeWidth="4">
          <path d={`M${x} 800V646h236v154`} stroke={deep} strokeOpacity="0.7" />
          <path d={`M${x + 5} 800V651h231`} stroke="#fff" />
        </g>
      ))}
      <g transform="translate(722 150)">
        <path d="M-16-10h32v30h-32z" fill="#c99a68" />
        <path d="M0 8v22q0 12 14 12" stroke="#6b4a34" strokeWidth="8" fill="none" strokeLinecap="round" />
        <path
          d="M6 34C-34 90-30 220-6 300s30 90 8 130M8 34c38 70 34 180 14 250-10 36-20 80-16 130"
          stroke={accent}
          strokeWidth="9"
          fill="none"
          strokeLinecap="round"
        />
        <path d="M6 34C-34 90-30 220-6 300" stroke="#fff" strokeOpacity="0.35" strokeWidth="3" fill="none" />
        <path d="M-4 426h22v34h-22z" fill="#d5d8dc" />
        <path d="M7 458a16 16 0 1 0 .1 0Z" fill="none" stroke="#aab2ba" strokeWidth="7" />
      </g>
      <ellipse cx="360" cy="792" rx="320" ry="10" fill="#3a2414" opacity="0.25" />
      <path d="M92 742h26v58H92zM602 742h26v58h-26z" fill="#a97b50" />
      <path d="M60 716h600v30H60z" fill="#c99a68" />
      <path d="M60 716h600v5H60z" fill="#fff" opacity="0.4" />
      <path d="M60 738h600v8H60z" fill="#000" opacity="0.16" />
      <path d="M78 690q0-16 16-16h532q16 0 16 16v26H78Z" fill={furniture} />
      <path d="M78 700h564v16H78z" fill="#000" opacity="0.16" />
      <path d="M94 678h532" stroke="#fff" strokeOpacity="0.3" strokeWidth="4" strokeLinecap="round" />
      <g transform="rotate(-6 176 640)">
        <path d="M104 592q64 10 128 0-8 50 0 100-64-8-128 0 8-50 0-100Z" fill="#fdf6ea" />
        <path d="M120 618h96M122 640h92M120 662h96" stroke={accent} strokeWidth="7" />
        <path d="M190 595l42-3q-8 50 0 100l-44-5q10-50 2-92Z" fill="#3a2414" opacity="0.12" />
      </g>
      <g transform="translate(540 674)">
        <path d="M-62-54H62L50 0H-50Z" fill="#d8b17c" />
        <path d="M-58-40H58M-56-26H55M-53-12H52" stroke="#a97b50" strokeWidth="3" strokeDasharray="10 5" />
        <circle cx="-18" cy="-62" r="24" fill={accent} />
        <path d="M-36-76q16 12 12 38" stroke="#fff" strokeWidth="4" fill="none" />
        <path d="M6-58l34-30q10-2 10 8 12 2 8 12L30-46Z" fill="#fbf6ee" />
        <path d="M-66-58H66v10H-66z" fill="#c79a5f" />
      </g>
    </g>
  );
}
