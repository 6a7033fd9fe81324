import { roomTones, Wall } from "../room";
import type { RoomProps } from "./room-props";

/** A bedside table at dusk, the window behind it; what glows stands at y 690. Light falls on it from `light`. */
export function Bedside({ background, idPrefix, light }: RoomProps & { light: string }) {
  const { deep, accent, furniture } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <defs>
        <linearGradient id={id("dusk")} x2="0" y2="1">
          <stop offset="0" stopColor="#1c2444" />
          <stop offset="1" stopColor="#4b4a72" />
        </linearGradient>
        <radialGradient id={id("shine")} cx="0.5" cy="0.47" r="0.62">
          <stop offset="0" stopColor={light} stopOpacity="0.95" />
          <stop offset="0.4" stopColor={light} stopOpacity="0.42" />
          <stop offset="1" stopColor={light} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={id("table")} x2="0" y2="1">
          <stop offset="0" stopColor="#c08a58" />
          <stop offset="1" stopColor="#7d5535" />
        </linearGradient>
      </defs>
      <path d="M0 0h800v800H0z" fill="#232a4a" opacity="0.62" />
      <path d="M504-20h230v420H504z" fill={furniture} opacity="0.35" />
      <path d="M520-20h200v404H520z" fill={`url(#${id("dusk")})`} />
      <g fill="#fff8e0">
        <circle cx="560" cy="70" r="3" />
        <circle cx="604" cy="150" r="2.500" />
        <circle cx="666" cy="44" r="3" />
        <circle cx="690" cy="190" r="2.500" />
        <circle cx="548" cy="230" r="2" />
      </g>
      <path d="M614-20h12v404h-12zM520 176h200v10H520z" fill={deep} opacity="0.5" />
      <path d="M490 384h260v18H490z" fill={deep} opacity="0.7" />
      <path d="M0 0h800v800H0z" fill={`url(#${id("shine")})`} />
      <path d="M0 668h800v132H0z" fill={`url(#${id("table")})`} />
      <path d="M0 668h800v5H0z" fill="#fff" opacity="0.4" />
      <path
        d="M0 706q220 8 420 0t380 4M0 752q260-8 460 2t340-4"
        stroke="#4b2d18"
        strokeOpacity="0.4"
        strokeWidth="3"
        fill="none"
      />
      <path d="M0 740h800v60H0z" fill="#1c1830" opacity="0.3" />
      <g transform="translate(102 718)">
        <ellipse cx="6" cy="2" rx="104" ry="12" fill="#1c1830" opacity="0.4" />
        <path d="M-92-26H84q10 0 10 13T84 0H-92z" fill={furniture} />
        <path d="M-88-21H84q6 0 6 8t-6 8H-88z" fill="#f1e4cd" />
        <path d="M-80-50H74v24H-80z" fill={accent} />
        <path d="M-80-50H74v5H-80z" fill="#fff" opacity="0.3" />
        <path d="M-20-66q0-14 26-14t26 14-26 16-26-16Z" fill="none" stroke="#2b2826" strokeWidth="5" />
        <path
          d="M32-66q4-6 10-4q0-14 22-12 20 2 20 16t-24 14q-18-1-18-12"
          fill="none"
          stroke="#2b2826"
          strokeWidth="5"
        />
      </g>
      <g transform="translate(704 722)">
        <ellipse cx="4" cy="0" rx="58" ry="10" fill="#1c1830" opacity="0.4" />
        <path d="M-38-116h76L30 0h-60Z" fill="#eaf4f6" opacity="0.5" />
        <path d="M-35-76h70L29-4h-58Z" fill="#cfe6ee" opacity="0.6" />
        <path d="M-28-106L-22-14" stroke={light} strokeOpacity="0.9" strokeWidth="6" strokeLinecap="round" />
      </g>
    </g>
  );
}
