import { roomTones, Wall } from "../room";
import type { RoomProps } from "./room-props";

/** A fireplace at Christmas: a garland along its shelf, whose front is at y 190, bricks, and a fire below. */
export function Hearth({ background, idPrefix }: RoomProps) {
  const { accent } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <defs>
        <pattern id={id("bricks")} width="96" height="68" patternUnits="userSpaceOnUse">
          <path d="M0 0h96v68H0z" fill="#e2c5ae" />
          <path d="M3 3h90v28H3zM-45 37h90v28h-90zM51 37h90v28H51z" fill="#bf7355" />
          <path d="M3 3h90v5H3zM-45 37h90v5h-90zM51 37h90v5H51z" fill="#fff" fillOpacity="0.14" />
        </pattern>
        <radialGradient id={id("glow")} cx="0.5" cy="1" r="0.9">
          <stop offset="0" stopColor="#ffd27a" />
          <stop offset="0.45" stopColor="#d8692c" stopOpacity="0.75" />
          <stop offset="1" stopColor="#2a1a14" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M60 170h680v630H60z" fill={`url(#${id("bricks")})`} />
      <path d="M60 170h680v630H60z" fill="#2a1a10" opacity="0.06" />
      <path d="M190 800V520q0-110 210-110t210 110v280Z" fill="#2a1d18" />
      <path d="M190 800V520q0-110 210-110t210 110v280Z" fill={`url(#${id("glow")})`} />
      <path d="M250 786l250-40 12 22-250 40zM300 746l240 44-4 24-240-44z" fill="#5b3a26" />
      <path d="M560 760q-40-20-24-70-26 20-30-30-30 50-20 80-20-10-22-30-24 60 20 70Z" fill="#f2a03c" />
      <path d="M530 764q-26-16-16-44-20 20-18 44Z" fill="#ffe09a" />
      <path d="M20 130h760v44H20z" fill="#8a5c3c" />
      <path d="M20 130h760v8H20z" fill="#fff" opacity="0.28" />
      <path d="M20 164h760v10H20z" fill="#000" opacity="0.22" />
      <path d="M44 174h712v18H44z" fill="#6f4a30" />
      <path
        d="M20 128q60 62 128 20 60 54 128 14 60 48 124 10 64 40 128-10 64 40 128-12 60 38 124-22v-14H20Z"
        fill="#2f6656"
      />
      <path
        d="M40 130l20 34M80 128l8 44M120 128l-8 40M170 126l14 40M220 126l4 48M262 126l-12 46M330 126l12 44M380 126l-2 46M430 126l14 40M490 126l-8 44M540 126l12 40M590 126l-4 46M650 126l14 34M700 126l-10 40M744 126l10 26"
        stroke="#5b9a78"
        strokeWidth="7"
        strokeLinecap="round"
      />
      {[74, 206, 330, 466, 598, 724].map((x, index) => (
        <g key={x} transform={`translate(${x} ${156 + (index % 2) * 10})`}>
          <circle r="15" fill={index % 2 ? "#e3bd63" : accent} />
          <circle cx="-5" cy="-5" r="4.500" fill="#fff" opacity="0.6" />
        </g>
      ))}
      <Candle x={86} tall={84} />
      <Candle x={136} tall={56} />
      <Candle x={706} tall={70} />
    </g>
  );
}

function Candle({ x, tall }: { x: number; tall: number }) {
  return (
    <g transform={`translate(${x} 130)`}>
      <rect x="-14" y={-tall} width="28" height={tall} fill="#fdf6ea" />
      <rect x="4" y={-tall} width="10" height={tall} fill="#000" opacity="0.08" />
      <path d={`M0 ${-tall - 34}q14 18 0 32q-14-14 0-32Z`} fill="#f2b441" />
      <path d={`M0 ${-tall - 20}q6 8 0 16q-6-8 0-16Z`} fill="#fff4cc" />
    </g>
  );
}
