import { roomTones, Wall, WindowLight } from "../room";
import type { RoomProps } from "./room-props";

/** A landing with a picture rail, a floor lamp and a basket to sleep in; the wall is free down to y 620. */
export function Landing({ background, idPrefix }: RoomProps) {
  const { deep, accent, furniture } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <WindowLight x={20} y={-60} scale={1.35} />
      <defs>
        <radialGradient id={id("lamp-light")}>
          <stop offset="0" stopColor="#fff3cf" stopOpacity="0.9" />
          <stop offset="1" stopColor="#fff3cf" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={id("floor")} x2="0" y2="1">
          <stop offset="0" stopColor="#c99a68" />
          <stop offset="1" stopColor="#dcb684" />
        </linearGradient>
      </defs>
      <path d="M0 668h800v56H0z" fill="#fffdf8" />
      <path d="M0 668h800v5H0zM0 716h800v8H0z" fill={deep} opacity="0.7" />
      <path d="M0 724h800v76H0z" fill={`url(#${id("floor")})`} />
      <path
        d="M0 752h800M120 724v28M410 724v28M640 724v28M250 752v48M560 752v48"
        stroke="#8a5a34"
        strokeOpacity="0.35"
        strokeWidth="3"
      />
      <circle cx="734" cy="300" r="230" fill={`url(#${id("lamp-light")})`} opacity="0.8" />
      <ellipse cx="738" cy="770" rx="66" ry="12" fill="#3a2414" opacity="0.25" />
      <path d="M729 330h10v430h-10z" fill="#6b4a34" />
      <path d="M690 764q0-12 44-12t44 12z" fill="#6b4a34" />
      <path d="M694 216h80l34 118H660Z" fill="#fdf3dd" />
      <path d="M748 216h26l34 118h-44Z" fill={deep} opacity="0.55" />
      <path d="M660 334h148" stroke={accent} strokeWidth="6" />
      <Basket accent={accent} furniture={furniture} />
    </g>
  );
}

/** A round basket with a cushion and a ball beside it. */
function Basket({ accent, furniture }: { accent: string; furniture: string }) {
  return (
    <g transform="translate(236 770)">
      <ellipse cx="14" cy="10" rx="204" ry="16" fill="#3a2414" opacity="0.26" />
      <ellipse cy="-62" rx="172" ry="34" fill="#7a5236" />
      <ellipse cx="-4" cy="-66" rx="150" ry="34" fill={furniture} />
      <path d="M-146-76C-120-112 110-118 142-78 90-52-96-50-146-76Z" fill="#fff" opacity="0.16" />
      <path d="M-172-62C-172-40-120-28 0-28S172-40 172-62C176-20 160 6 0 6S-176-20-172-62Z" fill="#d8b17c" />
      <path
        d="M-168-36Q0-2 168-36M-158-18Q0 12 158-18"
        stroke="#a97b50"
        strokeWidth="4"
        strokeDasharray="14 6"
        fill="none"
      />
      <circle cx="212" cy="-18" r="26" fill={accent} />
      <path d="M192-34q20 16 14 42" stroke="#fff" strokeWidth="4" fill="none" />
    </g>
  );
}
