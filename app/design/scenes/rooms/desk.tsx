import { roomTones, Wall, WindowLight } from "../room";
import type { RoomProps } from "./room-props";

/** A desk with pencils and notebooks; its edge against the wall is at y 640. */
export function Desk({ background, idPrefix }: RoomProps) {
  const { deep, accent, furniture } = roomTones[background];
  const top = `${idPrefix}-desk`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <WindowLight x={430} y={-20} scale={1.3} />
      <linearGradient id={top} x2="0" y2="1">
        <stop offset="0" stopColor="#d9b07c" />
        <stop offset="1" stopColor="#bb8a57" />
      </linearGradient>
      <path d="M0 640h800v160H0z" fill={`url(#${top})`} />
      <path d="M0 640h800v5H0z" fill="#fff" opacity="0.45" />
      <path
        d="M0 668q200 8 420 0t380 4M0 712q260-8 460 2t340-4M0 760q220 8 430-2t370 4"
        stroke="#8a5a34"
        strokeOpacity="0.28"
        strokeWidth="3"
        fill="none"
      />
      <g transform="translate(86 700)">
        <ellipse cx="12" cy="2" rx="62" ry="14" fill="#3a2414" opacity="0.25" />
        <g strokeWidth="12" strokeLinecap="round">
          <path d="M-18-100L-40-196" stroke="#f2b441" />
          <path d="M2-100L4-216" stroke={furniture} />
          <path d="M20-100L46-186" stroke={accent} />
        </g>
        <path d="M-45-196l-2-22 14 12ZM-2-216l6-20 6 20ZM40-186l12-16 1 20Z" fill="#f3dcbc" />
        <path d="M-46-118H46L38 0h-76Z" fill="#fbf6ee" />
        <path d="M16-118h30L38 0H10Z" fill="#000" opacity="0.1" />
        <path d="M-44-92H44l-1 14h-86Z" fill={deep} />
        <ellipse cy="-118" rx="46" ry="9" fill="#e4d8c6" />
        <path d="M-46-118a46 9 0 0 0 92 0" fill="none" stroke="#fff" strokeWidth="3" />
      </g>
      <g transform="translate(676 724)">
        <ellipse cx="8" cy="6" rx="124" ry="14" fill="#3a2414" opacity="0.22" />
        <path d="M-110-26H96q14 0 14 14t-14 14H-110z" fill={furniture} />
        <path d="M-104-20H94q8 0 8 8t-8 8h-198z" fill="#f7efe2" />
        <path d="M-92-52H92v26H-92z" fill={accent} />
        <path d="M-92-52H92v6H-92z" fill="#fff" opacity="0.28" />
        <path d="M-60-52v26M-48-52v26" stroke="#fff" strokeOpacity="0.6" strokeWidth="4" />
        <path
          d="M-12-118c-26-14-50-12-62 2 14 26 42 30 62 22ZM-10-100c-4-40 10-70 40-84 12 34 2 66-30 90ZM-6-98c16-30 46-42 74-32-6 34-36 48-70 40Z"
          fill="#5b9a78"
        />
        <path d="M-40-96H34L24-52h-54Z" fill="#fbf6ee" />
        <path d="M10-96h24L24-52H4Z" fill="#000" opacity="0.1" />
      </g>
    </g>
  );
}
