import { motifs } from "../../art/motifs";
import { roomTones } from "../room";
import type { RoomProps } from "./room-props";

/** Sand from above, the sea coming in at the right, a starfish, shells and the way somebody took. */
export function Beach({ background, idPrefix }: RoomProps) {
  const { accent } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <defs>
        <pattern id={id("sand")} width="46" height="42" patternUnits="userSpaceOnUse">
          <g fill="#a9804e" opacity="0.4">
            <circle cx="6" cy="8" r="1.6" />
            <circle cx="28" cy="4" r="1.2" />
            <circle cx="38" cy="22" r="1.7" />
            <circle cx="16" cy="26" r="1.2" />
            <circle cx="30" cy="37" r="1.5" />
          </g>
          <g fill="#fff" opacity="0.6">
            <circle cx="14" cy="13" r="1.4" />
            <circle cx="40" cy="9" r="1.2" />
            <circle cx="5" cy="34" r="1.5" />
            <circle cx="25" cy="19" r="1.2" />
          </g>
        </pattern>
        <linearGradient id={id("beach")} x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.5" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#6b4420" stopOpacity="0.2" />
        </linearGradient>
        <linearGradient id={id("sea")} x2="1" y2="0.5">
          <stop offset="0" stopColor="#8fd3d6" />
          <stop offset="1" stopColor="#3d9db0" />
        </linearGradient>
      </defs>
      <path d="M0 0h800v800H0z" fill="#eed3a2" />
      <path d="M0 0h800v800H0z" fill={`url(#${id("sand")})`} />
      <path
        d="M40 0q60 90 20 190t20 210-30 220 40 180M180 0q40 60 10 130M0 470q70 20 120-6"
        stroke="#c9a068"
        strokeOpacity="0.4"
        strokeWidth="7"
        fill="none"
      />
      <path d="M0 0h800v800H0z" fill={`url(#${id("beach")})`} />
      <path
        d="M660-20c50 90-26 160 10 260s56 120 20 220 10 190-20 360H840V-20Z"
        fill="#b98d55"
        opacity="0.45"
      />
      <path d="M690-20c46 90-24 160 10 260s54 120 22 220 8 190-22 360H840V-20Z" fill={`url(#${id("sea")})`} />
      <path
        d="M690-20c46 90-24 160 10 260s54 120 22 220 8 190-22 360"
        fill="none"
        stroke="#fff"
        strokeWidth="20"
        strokeOpacity="0.9"
      />
      <path
        d="M740-20c40 90-18 160 8 260s46 120 20 220 6 190-16 360"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
        strokeOpacity="0.6"
      />
      <g fill="#9c7038" opacity="0.5">
        <path d={motifs.paw} transform="translate(34 660) rotate(24) scale(.5)" />
        <path d={motifs.paw} transform="translate(88 590) rotate(18) scale(.5)" />
        <path d={motifs.paw} transform="translate(46 520) rotate(12) scale(.5)" />
        <path d={motifs.paw} transform="translate(98 446) rotate(10) scale(.5)" />
      </g>
      <Starfish color={accent} />
      <Shell x={606} y={716} turn={-24} />
      <Shell x={86} y={334} turn={30} />
      <Sunglasses />
    </g>
  );
}

function Starfish({ color }: { color: string }) {
  return (
    <g transform="translate(30 60) rotate(-14) scale(1.15)">
      <path d={motifs.star} fill="#6b4420" opacity="0.35" transform="translate(6 8)" strokeLinejoin="round" />
      <path d={motifs.star} fill={color} stroke={color} strokeWidth="10" strokeLinejoin="round" />
      <g fill="#fff" opacity="0.6">
        <circle cx="50" cy="24" r="3" />
        <circle cx="50" cy="38" r="3.5" />
        <circle cx="30" cy="44" r="3" />
        <circle cx="70" cy="44" r="3" />
        <circle cx="38" cy="70" r="3" />
        <circle cx="62" cy="70" r="3" />
        <circle cx="50" cy="54" r="4" />
      </g>
    </g>
  );
}

function Shell({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d="M0 34C-34 20-40-14-16-28-6-36 6-36 16-28 40-14 34 20 0 34Z"
        fill="#6b4420"
        opacity="0.3"
        transform="translate(5 7)"
      />
      <path d="M0 34C-34 20-40-14-16-28-6-36 6-36 16-28 40-14 34 20 0 34Z" fill="#f7e3d4" />
      <path
        d="M0 32V-32M0 32q-14-30-14-56M0 32q14-30 14-56M0 32q-26-20-26-42M0 32q26-20 26-42"
        stroke="#d9a48c"
        strokeWidth="3"
        fill="none"
      />
    </g>
  );
}

function Sunglasses() {
  return (
    <g transform="translate(64 236) rotate(-20)">
      <g fill="#6b4420" opacity="0.3" transform="translate(6 10)">
        <ellipse cx="-30" rx="30" ry="26" />
        <ellipse cx="36" rx="30" ry="26" />
      </g>
      <path
        d="M-58-8q-18-40 20-62M64-8q22-36-8-62"
        stroke="#33241e"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M-6-4q8-8 18 0" stroke="#33241e" strokeWidth="7" fill="none" />
      <g fill="#4a3a52" stroke="#33241e" strokeWidth="6">
        <ellipse cx="-30" rx="29" ry="24" />
        <ellipse cx="36" rx="29" ry="24" />
      </g>
      <path
        d="M-48 2q4-18 20-20M18 2q4-18 20-20"
        stroke="#fff"
        strokeOpacity="0.6"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}
