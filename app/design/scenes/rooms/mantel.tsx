import { roomTones, Wall } from "../room";
import type { RoomProps } from "./room-props";

/** A painted mantelpiece with candles over a quiet fire; its shelf is at y 654. */
export function Mantel({ background, idPrefix }: RoomProps) {
  const { deep, accent, furniture } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <defs>
        <linearGradient id={id("mantel")} x2="0" y2="1">
          <stop offset="0" stopColor="#fffdf8" />
          <stop offset="1" stopColor="#eadfce" />
        </linearGradient>
        <radialGradient id={id("fire")} cx="0.5" cy="1" r="0.9">
          <stop offset="0" stopColor="#ffcf7a" />
          <stop offset="0.5" stopColor="#d8692c" stopOpacity="0.8" />
          <stop offset="1" stopColor="#33241e" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={id("glow")}>
          <stop offset="0" stopColor="#fff0c4" stopOpacity="0.9" />
          <stop offset="1" stopColor="#fff0c4" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M60-20h60v680H60zM680-20h60v680h-60z" fill="#fff" opacity="0.16" />
      <path d="M120-20h4v680h-4zM680-20h4v680h-4z" fill={deep} opacity="0.6" />
      <path d="M90 690h620v110H90z" fill={`url(#${id("mantel")})`} />
      <path d="M232 800v-22c0-34 60-52 168-52s168 18 168 52v22Z" fill="#33241e" />
      <path d="M232 800v-22c0-34 60-52 168-52s168 18 168 52v22Z" fill={`url(#${id("fire")})`} />
      <path d="M112 712h92v88h-92zM596 712h92v88h-92z" fill={deep} opacity="0.35" />
      <path d="M112 712h92v4h-92zM596 712h92v4h-92z" fill="#000" opacity="0.12" />
      <path d="M48 654h704v18l-22 20H70l-22-20Z" fill="#fffdf8" />
      <path d="M48 672h704l-22 20H70Z" fill={deep} opacity="0.6" />
      <path d="M48 654h704v4H48z" fill="#fff" />
      <Candle x={92} tall={104} color={accent} glow={id("glow")} />
      <Candle x={142} tall={66} color="#fbf3e4" glow={id("glow")} />
      <g transform="translate(700 654)">
        <path d="M-34-62h68l-6 62h-56Z" fill={furniture} />
        <path d="M8-62h26l-6 62H0Z" fill="#000" opacity="0.16" />
        <path
          d="M-6-62c-30-20-46-60-40-86 22 14 38 44 46 78 0-34 8-70 30-92 8 28-4 66-22 100 14-18 28-28 44-28-6 20-24 34-46 38Z"
          fill="#3f7d63"
        />
        <path d="M0-70c0-34 8-70 30-92 8 28-4 66-22 100Z" fill="#5b9a78" />
      </g>
    </g>
  );
}

function Candle({ x, tall, color, glow }: { x: number; tall: number; color: string; glow: string }) {
  return (
    <g transform={`translate(${x} 654)`}>
      <circle cy={-tall - 34} r="58" fill={`url(#${glow})`} />
      <path d="M-22 0h44l-8-10h-28Z" fill="#c79a4b" />
      <path d={`M-11-10v${-tall}h22v${tall}Z`} fill={color} />
      <path d={`M3-10v${-tall}h8v${tall}Z`} fill="#000" opacity="0.14" />
      <path d={`M0 ${-tall - 46}c10 14 12 22 8 30-4 6-12 6-16 0-4-8-2-16 8-30Z`} fill="#f6a93b" />
      <path d={`M0 ${-tall - 32}c5 8 5 12 3 16-2 3-5 3-7 0-2-4 0-8 4-16Z`} fill="#fff3cf" />
    </g>
  );
}
