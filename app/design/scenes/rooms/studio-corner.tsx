import { roomTones, Wall } from "../room";
import type { RoomProps } from "./room-props";

/** A brick-white wall with a string of lights and a stool with a record player; free from y 70 to 640. */
export function StudioCorner({ background, idPrefix }: RoomProps) {
  const { deep, accent, furniture } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  const lights = [
    [52, 60],
    [150, 92],
    [262, 110],
    [538, 110],
    [650, 92],
    [748, 60],
  ];
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <defs>
        <pattern id={id("brick")} width="120" height="80" patternUnits="userSpaceOnUse">
          <path d="M0 1h120M0 41h120M30 1v40M90 41v40" stroke={deep} strokeOpacity="0.4" strokeWidth="3" />
          <path d="M0 4h120M0 44h120M33 4v36M93 44v36" stroke="#fff" strokeOpacity="0.55" strokeWidth="2" />
        </pattern>
        <radialGradient id={id("glow")}>
          <stop offset="0" stopColor="#fff1c8" stopOpacity="0.95" />
          <stop offset="1" stopColor="#fff1c8" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0h800v740H0z" fill={`url(#${id("brick")})`} />
      <path d="M-10 30C120 110 270 128 400 118S680 110 810 30" fill="none" stroke="#6b4a34" strokeWidth="4" />
      {lights.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle cy="16" r="42" fill={`url(#${id("glow")})`} />
          <path d="M-5-8H5V4H-5z" fill="#6b4a34" />
          <ellipse cy="15" rx="10" ry="13" fill="#ffdf8f" />
          <ellipse cx="-3" cy="11" rx="3" ry="5" fill="#fff" />
        </g>
      ))}
      <path d="M0 740h800v60H0z" fill="#c99a68" />
      <path d="M0 740h800v6H0z" fill="#fff" opacity="0.4" />
      <g transform="translate(672 740)">
        <path d="M-66-84l-16 132M66-84l16 132" stroke="#8a5a34" strokeWidth="14" strokeLinecap="round" />
        <path d="M-100-104H100v20H-100z" fill="#a97b50" />
        <path d="M-100-104H100v5H-100z" fill="#fff" opacity="0.35" />
        <path d="M-84-150H84v46H-84z" fill={accent} />
        <path d="M-84-150H84v8H-84z" fill="#fff" opacity="0.28" />
        <ellipse cx="-16" cy="-152" rx="58" ry="13" fill="#2b2826" />
        <ellipse cx="-16" cy="-153" rx="20" ry="5" fill={furniture} />
        <path d="M66-172v18l-40 4" stroke="#d5d8dc" strokeWidth="5" fill="none" strokeLinecap="round" />
        <circle cx="62" cy="-124" r="8" fill="#fdf6ea" />
      </g>
      <g transform="translate(92 748)">
        <path d="M-46-96H46L36 0h-72Z" fill={furniture} />
        <path d="M14-96h32L36 0H4Z" fill="#000" opacity="0.16" />
        <path
          d="M0-96C-40-150-84-170-110-160c4 40 50 70 106 68ZM0-96c20-60 60-90 100-86-2 46-50 80-96 90ZM0-96c-24-50-34-110-10-160 34 40 36 110 16 160Z"
          fill="#3f7d63"
        />
        <path d="M0-96c-14-56-16-110-10-160 34 40 36 110 16 160Z" fill="#5b9a78" />
      </g>
    </g>
  );
}
