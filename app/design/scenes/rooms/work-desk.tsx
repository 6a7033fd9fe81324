import { roomTones } from "../room";
import type { RoomProps } from "./room-props";

/** A desk seen from above: the keyboard along its top, a mouse at the right, a note pad below it. */
export function WorkDesk({ background, idPrefix }: RoomProps) {
  const { wall, deep } = roomTones[background];
  const light = `${idPrefix}-desk-light`;
  return (
    <g>
      <radialGradient id={light} cx="0.2" cy="0.1" r="1.2">
        <stop offset="0" stopColor="#fff" stopOpacity="0.7" />
        <stop offset="0.5" stopColor="#fff" stopOpacity="0.05" />
        <stop offset="1" stopColor={deep} stopOpacity="0.9" />
      </radialGradient>
      <path d="M0 0h800v800H0z" fill={wall} />
      <path d="M0 0h800v800H0z" fill={`url(#${light})`} />
      <path
        d="M-20-40H690q18 0 18 18V146q0 22-22 22H-20z"
        fill="#2a1a10"
        opacity="0.22"
        transform="translate(10 16)"
      />
      <path d="M-20-40H690q18 0 18 18V146q0 22-22 22H-20z" fill="#dfe0e2" />
      <path d="M-20 158H690q14-2 18-16v4q0 22-22 22H-20z" fill="#a9adb2" />
      {[-40, 12, 64].map((y, row) => (
        <g key={y}>
          {Array.from({ length: 13 }, (_, column) => column * 56 - 30 + row * 14)
            .filter((x) => x + 48 < 690)
            .map((x) => (
              <Key key={x} x={x} y={y} wide={48} tall={46} />
            ))}
        </g>
      ))}
      <Key x={-14} y={116} wide={60} tall={34} />
      <Key x={54} y={116} wide={60} tall={34} />
      <Key x={122} y={116} wide={350} tall={34} />
      <Key x={480} y={116} wide={60} tall={34} />
      <Key x={548} y={116} wide={60} tall={34} />
      <Key x={616} y={116} wide={60} tall={34} />
    </g>
  );
}

function Key({ x, y, wide, tall = 48 }: { x: number; y: number; wide: number; tall?: number }) {
  return (
    <g>
      <rect x={x} y={y + 3} width={wide} height={tall} rx="8" fill="#8d9399" />
      <rect x={x} y={y} width={wide} height={tall - 1} rx="8" fill="#fbfbfa" />
    </g>
  );
}

/** A computer mouse with its cable, in front of the pad it moves on. */
export function ComputerMouse({ background, filter }: Pick<RoomProps, "background"> & { filter: string }) {
  const { furniture } = roomTones[background];
  return (
    <g transform="translate(706 452) rotate(9)">
      <path d="M0-100C-6-180 60-220 40-330" fill="none" stroke="#8d9399" strokeWidth="8" />
      <path
        d="M-62-30C-62-80-40-106 0-106S62-80 62-30V40C62 86 40 112 0 112S-62 86-62 40Z"
        fill="#2a1a10"
        opacity="0.45"
        transform="translate(14 20)"
        filter={`url(#${filter})`}
      />
      <path d="M-62-30C-62-80-40-106 0-106S62-80 62-30V40C62 86 40 112 0 112S-62 86-62 40Z" fill="#fbfbfa" />
      <path
        d="M20-102C48-92 62-66 62-30V40C62 86 40 112 0 112 40 80 48-20 20-102Z"
        fill="#c3c7cc"
        opacity="0.8"
      />
      <path d="M-62-20C-40-8 40-8 62-20M0-106V-14" fill="none" stroke="#b4b9be" strokeWidth="4" />
      <rect x="-8" y="-74" width="16" height="40" rx="8" fill={furniture} />
      <path d="M-44-50C-40-74-30-86-16-92" fill="none" stroke="#fff" strokeWidth="7" strokeLinecap="round" />
    </g>
  );
}
