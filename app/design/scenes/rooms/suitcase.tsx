import { roomTones, Wall } from "../room";
import type { RoomProps } from "./room-props";

/** The upper part of a traveling case, its leather handle at 400, 150. */
export function Suitcase({ background, idPrefix }: RoomProps) {
  const { furniture, accent } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <defs>
        <linearGradient id={id("shell")} x2="1" y2="0.6">
          <stop offset="0" stopColor="#fff" stopOpacity="0.3" />
          <stop offset="0.4" stopColor="#fff" stopOpacity="0.02" />
          <stop offset="1" stopColor="#000" stopOpacity="0.3" />
        </linearGradient>
      </defs>
      <path
        d="M36 800V320q0-84 84-84h560q84 0 84 84v480Z"
        fill="#2a1a10"
        opacity="0.25"
        transform="translate(16 12)"
      />
      <path d="M36 800V320q0-84 84-84h560q84 0 84 84v480Z" fill={furniture} />
      <path d="M36 800V320q0-84 84-84h560q84 0 84 84v480Z" fill={`url(#${id("shell")})`} />
      <path
        d="M112 236v564M196 236v564M604 236v564M688 236v564"
        stroke="#000"
        strokeOpacity="0.18"
        strokeWidth="12"
      />
      <path
        d="M120 236v564M204 236v564M612 236v564M696 236v564"
        stroke="#fff"
        strokeOpacity="0.2"
        strokeWidth="4"
      />
      <path
        d="M46 330q0-84 80-84h548q80 0 80 84"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.3"
        strokeWidth="6"
      />
      <path d="M36 330q0-94 94-94h10v96H36ZM764 330q0-94-94-94h-10v96h104Z" fill="#a9703f" />
      <path
        d="M46 330q4-80 84-84M754 330q-4-80-84-84"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="3"
        strokeDasharray="10 7"
        fill="none"
      />
      <g>
        <path
          d="M250 252c-4-130 40-166 150-166s154 36 150 166"
          fill="none"
          stroke="#2a1a10"
          strokeOpacity="0.25"
          strokeWidth="44"
          transform="translate(6 10)"
        />
        <path
          d="M250 252c-4-130 40-166 150-166s154 36 150 166"
          fill="none"
          stroke="#8a5730"
          strokeWidth="42"
        />
        <path
          d="M246 240c0-116 46-144 154-144s154 28 154 144"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.3"
          strokeWidth="8"
        />
        <path
          d="M252 246c-2-110 40-142 148-142s150 32 148 142"
          fill="none"
          stroke="#f3dcbc"
          strokeOpacity="0.7"
          strokeWidth="3"
          strokeDasharray="11 8"
        />
        {[250, 550].map((x) => (
          <g key={x}>
            <rect x={x - 34} y="230" width="68" height="40" rx="10" fill="#dfb556" />
            <rect x={x - 34} y="230" width="68" height="12" rx="8" fill="#fff4cc" />
            <circle cx={x} cy="254" r="6" fill="#9c7022" />
          </g>
        ))}
      </g>
      <g transform="rotate(-12 130 640)">
        <circle cx="130" cy="640" r="64" fill="#fdf6ea" />
        <circle cx="130" cy="640" r="54" fill="none" stroke={accent} strokeWidth="5" />
        <path d="M100 656l18-34 12 18 10-14 22 30Z" fill={accent} />
      </g>
    </g>
  );
}
