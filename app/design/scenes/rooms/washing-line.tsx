import { roomTones } from "../room";
import type { RoomProps } from "./room-props";

/** A garden on a washing day: hills under a wide sky, and a line from post to post at y 150. */
export function WashingLine({ background, idPrefix }: RoomProps) {
  const { wall, deep, accent } = roomTones[background];
  const sky = `${idPrefix}-garden-sky`;
  return (
    <g>
      <linearGradient id={sky} x2="0" y2="1">
        <stop offset="0" stopColor={deep} />
        <stop offset="0.7" stopColor={wall} />
        <stop offset="1" stopColor="#fffdf8" />
      </linearGradient>
      <path d="M0 0h800v800H0z" fill={`url(#${sky})`} />
      <circle cx="128" cy="92" r="52" fill="#fff6d8" opacity="0.9" />
      <path
        d="M520 96q6-34 40-30 16-30 50-16 34-4 36 28 30 2 28 26H508q-6-10 12-8ZM250 60q4-20 26-18 12-18 34-8 24 0 24 20 18 2 16 14H244q-4-8 6-8Z"
        fill="#fff"
        opacity="0.8"
      />
      <path d="M0 640q180-92 380-36t420-34v230H0z" fill="#a9c79a" />
      <path d="M0 690q220-60 460-10t340-22v142H0z" fill="#86b07c" />
      <path d="M0 748q260-34 520-6t280-14v72H0z" fill="#6b9a66" />
      <path
        d="M60 742l-8-26M70 740l2-30M80 742l10-24M700 744l-8-26M710 742l2-30M720 744l10-24M420 760l-6-20M428 759l2-24M436 760l8-18"
        stroke="#4f7d4f"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g fill={accent}>
        <circle cx="160" cy="726" r="9" />
        <circle cx="610" cy="720" r="9" />
        <circle cx="330" cy="752" r="8" />
      </g>
      <g fill="#fff4cc">
        <circle cx="160" cy="726" r="4" />
        <circle cx="610" cy="720" r="4" />
        <circle cx="330" cy="752" r="3.500" />
      </g>
      <path d="M12 110h22v640H12zM766 110h22v640h-22z" fill="#a97b50" />
      <path d="M12 110h7v640h-7zM766 110h7v640h-7z" fill="#fff" opacity="0.25" />
      <path d="M-10 124h66v18h-66zM744 124h66v18h-66z" fill="#8a5c3c" />
      <path d="M0 142Q400 178 800 142" fill="none" stroke="#6b5a4a" strokeWidth="4" />
    </g>
  );
}

/** A wooden peg whose jaws hold the line at x, y. */
export function Peg({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-9-26h8v62h-8zM1-26h8v62H1z" fill="#d9b07c" />
      <path d="M-9-26h3v62h-3zM1-26h3v62H1z" fill="#fff" opacity="0.4" />
      <path d="M-11 0h22v7h-22z" fill="#9aa0a6" />
    </g>
  );
}
