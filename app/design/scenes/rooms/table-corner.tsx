import { roomTones, Wall, WindowLight } from "../room";
import type { RoomProps } from "./room-props";

/** A light table by the window with a cup and a note on the wall; what is shown stands at y 700. */
export function TableCorner({ background, idPrefix }: RoomProps) {
  const { deep, accent, furniture } = roomTones[background];
  const top = `${idPrefix}-table`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <WindowLight x={300} y={-60} scale={1.6} />
      <linearGradient id={top} x2="0" y2="1">
        <stop offset="0" stopColor="#e3c69c" />
        <stop offset="1" stopColor="#c99a68" />
      </linearGradient>
      <g transform="rotate(4 672 150)">
        <path d="M606 84h132v132H606z" fill="#3a2414" opacity="0.14" transform="translate(7 9)" />
        <path d="M606 84h132v132H606z" fill="#fffdf8" />
        <path d="M626 124h90M626 148h72M626 172h84" stroke={deep} strokeWidth="7" strokeLinecap="round" />
        <circle cx="672" cy="88" r="9" fill={accent} />
      </g>
      <path d="M0 616h800v184H0z" fill={`url(#${top})`} />
      <path d="M0 616h800v5H0z" fill="#fff" opacity="0.5" />
      <path
        d="M0 650q200 8 420 0t380 4M0 704q260-8 460 2t340-4M0 760q220 8 430-2t370 4"
        stroke="#8a5a34"
        strokeOpacity="0.25"
        strokeWidth="3"
        fill="none"
      />
      <g transform="translate(76 640)">
        <ellipse cx="10" cy="2" rx="66" ry="12" fill="#3a2414" opacity="0.24" />
        <path d="M-46-96H46v66q0 30-30 30h-32q-30 0-30-30Z" fill={furniture} />
        <path d="M18-96h28v66q0 30-30 30H2q16-8 16-30Z" fill="#000" opacity="0.15" />
        <path d="M44-78q34-4 34 24T40-30" fill="none" stroke={furniture} strokeWidth="12" />
        <ellipse cy="-96" rx="46" ry="10" fill="#4a2c1c" />
        <path d="M-46-96a46 10 0 0 0 92 0" fill="none" stroke="#fff" strokeOpacity="0.5" strokeWidth="3" />
      </g>
    </g>
  );
}
