import { motifs } from "../../art/motifs";
import { roomTones } from "../room";
import type { RoomProps } from "./room-props";

/** A tiled bathroom floor before a bathtub, seen by someone who looks down; somebody has just climbed out. */
export function BathroomFloor({ background, idPrefix }: RoomProps) {
  const { wall, deep, furniture } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <defs>
        <pattern id={id("tiles")} width="100" height="100" patternUnits="userSpaceOnUse">
          <path d="M0 0h100v100H0z" fill="#fbf7f0" />
          <path d="M2 2h96v96H2z" fill={wall} />
          <path d="M2 2h96v3H2zM2 2h3v96H2z" fill="#fff" opacity="0.8" />
          <path
            d="M0-15l15 15L0 15-15 0ZM100-15l15 15-15 15L85 0ZM0 85l15 15-15 15-15-15ZM100 85l15 15-15 15-15-15Z"
            fill={deep}
          />
        </pattern>
        <linearGradient id={id("floor")} x2="0.8" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.55" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.2" />
        </linearGradient>
        <linearGradient id={id("tub")} x2="0.3" y2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.6" stopColor="#fbf8f3" />
          <stop offset="1" stopColor="#d9d2c8" />
        </linearGradient>
      </defs>
      <path d="M0 0h800v800H0z" fill={`url(#${id("tiles")})`} />
      <path d="M0 0h800v800H0z" fill={`url(#${id("floor")})`} />
      <path d="M56-20h720v130q0 60-70 62H130q-74-2-74-62Z" fill="#2a1a10" opacity="0.2" />
      {[120, 640].map((x) => (
        <g key={x} transform={`translate(${x} 128)`}>
          <path d="M-6-12h52l-8 30q-2 14-18 14t-18-14Z" fill="#9c7022" />
          <path d="M-6-12h40l-6 30q-2 12-14 12T-2 18Z" fill="#dfb556" />
          <path d="M0-8h12l2 26" stroke="#fff4cc" strokeWidth="5" fill="none" />
        </g>
      ))}
      <path d="M40-20h720v112q0 56-66 56H106q-66 0-66-56Z" fill={`url(#${id("tub")})`} />
      <path d="M40-20h720v34H40z" fill={furniture} opacity="0.12" />
      <path d="M24-20h752v22q0 22-22 22H46Q24 24 24 2Z" fill="#fff" />
      <path d="M46 24h708q22 0 22-22v8q0 26-26 26H50Q24 36 24 10V2q0 22 22 22Z" fill="#cfc6ba" />
      <path
        d="M92 58q2 50 40 62"
        stroke="#fff"
        strokeWidth="12"
        fill="none"
        strokeLinecap="round"
        opacity="0.9"
      />
      <g fill="#6f9fb8" opacity="0.42">
        <path d={motifs.paw} transform="translate(70 706) rotate(-30) scale(.56)" />
        <path d={motifs.paw} transform="translate(170 722) rotate(-24) scale(.56)" />
        <path d={motifs.paw} transform="translate(10 742) rotate(-34) scale(.5)" />
      </g>
      <Drops />
      <Duck />
    </g>
  );
}

function Drops() {
  return (
    <g>
      <g fill="#9fc4d6" opacity="0.65">
        <ellipse cx="620" cy="742" rx="44" ry="16" />
        <ellipse cx="560" cy="764" rx="16" ry="7" />
        <ellipse cx="42" cy="212" rx="18" ry="9" />
        <ellipse cx="760" cy="224" rx="22" ry="10" />
      </g>
      <g fill="#fff" opacity="0.8">
        <ellipse cx="606" cy="737" rx="18" ry="4" />
        <ellipse cx="754" cy="221" rx="9" ry="3" />
        <ellipse cx="37" cy="210" rx="7" ry="2.5" />
      </g>
    </g>
  );
}

function Duck() {
  return (
    <g transform="translate(712 746) scale(.96)">
      <ellipse cx="10" cy="48" rx="66" ry="14" fill="#2a1a10" opacity="0.3" />
      <path d="M-56 4C-50 44-24 52 4 52s56-14 54-54c-14 12-32 12-46 2C-12-14-44-22-56 4Z" fill="#f4b93a" />
      <path d="M-20 14c10 22 36 26 50 6-14 4-26 2-34-6Z" fill="#d8952a" />
      <circle cx="-22" cy="-24" r="34" fill="#f8c64c" />
      <path d="M-22 10a34 34 0 0 0 32-46c6 26-8 46-32 46Z" fill="#d8952a" opacity="0.5" />
      <path d="M-52-26c-14-2-24 4-26 12 10 8 24 6 30 0Z" fill="#e0702f" />
      <circle cx="-32" cy="-34" r="6" fill="#2a211c" />
      <circle cx="-34" cy="-36" r="2" fill="#fff" />
      <path
        d="M-34-52q10-4 20 0"
        stroke="#fff"
        strokeOpacity="0.7"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}
