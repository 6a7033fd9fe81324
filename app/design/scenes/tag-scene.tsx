import type { ReactNode } from "react";
import { type Metal, metalTones } from "./materials";
import { roomTones, Wall } from "./room";
import type { SceneProps } from "./scene";

/** Draws the inside of an SVG of 800 by 800: a tag on a dog's collar, in the metal of the option `color`. */
export function TagScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const metal = metalTones(options.color);
  const radius = options.size === "small" ? 182 : 204;
  return (
    <g>
      <MetalGradients metal={metal} idPrefix={idPrefix} />
      <Wall background={background} idPrefix={idPrefix} />
      <Dog background={background} />
      <SplitRing idPrefix={idPrefix} metal={metal} y={300} />
      <Disc
        x={390}
        y={548}
        radius={radius}
        millimetres={sizes.front.width}
        metal={metal}
        idPrefix={idPrefix}
        name="front"
      >
        {surface("front")}
      </Disc>
      <Disc
        x={678}
        y={668}
        radius={98}
        millimetres={sizes.back.width}
        metal={metal}
        idPrefix={idPrefix}
        name="back"
      >
        {surface("back")}
      </Disc>
    </g>
  );
}

interface DiscProps {
  x: number;
  y: number;
  radius: number;
  millimetres: number;
  metal: Metal;
  idPrefix: string;
  name: string;
  children: ReactNode;
}

/** One side of the tag: a bevelled disc with an eye at its top, and its engraving cut in. */
function Disc({ x, y, radius, millimetres, metal, idPrefix, name, children }: DiscProps) {
  const fill = (gradient: string) => `url(#${idPrefix}-${gradient})`;
  const cut = `${idPrefix}-${name}-cut`;
  const rim = radius * 1.09;
  const eye = radius * 0.2;
  const scale = (radius * 2) / millimetres;
  const place = `translate(${-radius} ${-radius}) scale(${scale})`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <defs>
        <g id={cut}>{children}</g>
      </defs>
      <g transform={`translate(${radius * 0.09} ${radius * 0.12})`} filter={fill("soft")} opacity="0.45">
        <circle r={rim} fill="#2a1a10" />
        <circle cy={-rim - eye * 0.2} r={eye} fill="#2a1a10" />
      </g>
      <path
        d={ringPath(0, -rim - eye * 0.25, eye, eye * 0.48)}
        fill={fill("metal")}
        stroke={metal.shade}
        strokeWidth="2"
        fillRule="evenodd"
      />
      <circle r={rim} fill={fill("bevel")} />
      <circle r={rim - 1} fill="none" stroke={metal.shade} strokeOpacity="0.7" strokeWidth="2" />
      <circle r={radius * 0.985} fill={fill("metal")} />
      <circle r={radius * 0.985} fill={fill("brushed")} />
      <circle
        r={radius * 0.985}
        fill="none"
        stroke={metal.shade}
        strokeOpacity="0.55"
        strokeWidth={radius * 0.014}
      />
      <circle
        r={radius * 0.91}
        fill="none"
        stroke={metal.shade}
        strokeOpacity="0.5"
        strokeWidth={radius * 0.01}
      />
      <circle
        r={radius * 0.91}
        fill="none"
        stroke={metal.gleam}
        strokeOpacity="0.8"
        strokeWidth={radius * 0.008}
        transform={`translate(${radius * 0.006} ${radius * 0.008})`}
      />
      <g transform={`translate(${radius * 0.009} ${radius * 0.011})`} filter={fill("glint")}>
        <use href={`#${cut}`} transform={place} />
      </g>
      <use href={`#${cut}`} transform={place} />
      <path
        d={`M${-radius * 0.8} ${-radius * 0.36}A${radius * 0.88} ${radius * 0.88} 0 0 1 ${-radius * 0.1} ${-radius * 0.87}`}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.55"
        strokeWidth={radius * 0.03}
        strokeLinecap="round"
      />
    </g>
  );
}

function ringPath(x: number, y: number, outer: number, inner: number): string {
  const circle = (r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  return circle(outer) + circle(inner);
}

function MetalGradients({ metal, idPrefix }: { metal: Metal; idPrefix: string }) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const [red, green, blue] = [1, 3, 5].map(
    (start) => Number.parseInt(metal.glint.slice(start, start + 2), 16) / 255,
  );
  return (
    <defs>
      <linearGradient id={id("metal")} x1="0.1" y1="0" x2="0.9" y2="1">
        <stop offset="0" stopColor={metal.light} />
        <stop offset="0.28" stopColor={metal.gleam} />
        <stop offset="0.46" stopColor={metal.base} />
        <stop offset="0.62" stopColor={metal.light} />
        <stop offset="1" stopColor={metal.base} />
      </linearGradient>
      <linearGradient id={id("bevel")} x1="0.12" y1="0.08" x2="0.88" y2="0.92">
        <stop offset="0" stopColor={metal.gleam} />
        <stop offset="0.35" stopColor={metal.light} />
        <stop offset="0.6" stopColor={metal.base} />
        <stop offset="1" stopColor={metal.shade} />
      </linearGradient>
      <radialGradient id={id("brushed")} cx="0.36" cy="0.3" r="0.8">
        <stop offset="0" stopColor={metal.gleam} stopOpacity="0.55" />
        <stop offset="0.55" stopColor={metal.light} stopOpacity="0.1" />
        <stop offset="1" stopColor={metal.shade} stopOpacity="0.38" />
      </radialGradient>
      <filter id={id("soft")} x="-30%" y="-30%" width="160%" height="160%">
        <feGaussianBlur stdDeviation="11" />
      </filter>
      <filter id={id("glint")} colorInterpolationFilters="sRGB">
        <feColorMatrix
          values={`0 0 0 0 ${red.toFixed(2)} 0 0 0 0 ${green.toFixed(2)} 0 0 0 0 ${blue.toFixed(2)} 0 0 0 0.85 0`}
        />
      </filter>
    </defs>
  );
}

function SplitRing({ idPrefix, metal, y }: { idPrefix: string; metal: Metal; y: number }) {
  return (
    <g transform={`translate(390 ${y})`} fill="none">
      <ellipse
        rx="30"
        ry="42"
        stroke="#2a1a10"
        strokeOpacity="0.3"
        strokeWidth="13"
        transform="translate(5 7)"
      />
      <ellipse rx="30" ry="42" stroke={metal.shade} strokeWidth="13" />
      <ellipse rx="30" ry="42" stroke={`url(#${idPrefix}-bevel)`} strokeWidth="10" />
      <path
        d="M-24-18C-20-32-10-40 0-41"
        stroke="#fff"
        strokeOpacity="0.8"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}

/** Muzzle, chest and collar of a happy golden dog, too near to see more of it. */
function Dog({ background }: { background: SceneProps["background"] }) {
  const { furniture } = roomTones[background];
  return (
    <g>
      <path d="M92 800C80 640 120 520 176 420L196 190H600l26 230c60 100 96 240 84 380Z" fill="#d99a52" />
      <path
        d="M600 190l26 230c60 100 96 240 84 380H560c40-160 40-300-30-420l-10-190Z"
        fill="#b97a38"
        opacity="0.75"
      />
      <path
        d="M250 330l38 30 20-16 34 40 34-28 30 40 36-42 28 30 24-34 38 18c40 110 60 280 30 472H196c-20-200 0-370 54-510Z"
        fill="#f2cf98"
      />
      <path
        d="M470 360l24-18 38 18c40 110 60 280 30 440h-90c50-140 50-300-2-440Z"
        fill="#dcae6e"
        opacity="0.7"
      />
      <path
        d="M150 560l26 40 8-46 28 40 2-50M640 560l-24 44-12-46-26 44-6-52"
        fill="none"
        stroke="#b97a38"
        strokeWidth="7"
        strokeLinejoin="round"
        strokeLinecap="round"
        opacity="0.6"
      />
      <path d="M166 224c90 66 372 66 464 0l10 82c-104 78-380 78-484 0Z" fill={furniture} />
      <path d="M166 224c90 66 372 66 464 0l3 24c-100 66-370 66-470 0Z" fill="#fff" opacity="0.2" />
      <path d="M500 262c52-8 98-22 130-38l10 82c-38 28-82 46-130 54Z" fill="#000" opacity="0.2" />
      <path
        d="M164 240c92 62 376 62 468 0M158 292c100 70 380 70 480 0"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.55"
        strokeWidth="3"
        strokeDasharray="11 8"
      />
      <path d="M148-20C120 90 150 196 240 232c100 40 216 40 312 0 92-36 124-142 96-252Z" fill="#e3a75e" />
      <path
        d="M500-20c60 90 60 190-8 272 20-4 40-12 60-20 92-36 124-142 96-252Z"
        fill="#b97a38"
        opacity="0.55"
      />
      <path d="M236-20c-20 96 2 172 56 196 62 28 146 28 208 0 54-24 78-100 56-196Z" fill="#f6d9a8" />
      <path
        d="M470-20c40 70 34 150-22 214 18-4 36-10 52-18 54-24 78-100 56-196Z"
        fill="#dcae6e"
        opacity="0.7"
      />
      <path d="M352 118c8 92 84 92 92 0-26 18-66 18-92 0Z" fill="#e5737a" />
      <path d="M398 134v44" stroke="#b84c5c" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M398 44v56c-30 44-92 40-116-4M398 100c30 44 92 40 116-4"
        fill="none"
        stroke="#5b3520"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M326-20c-4 34 40 78 72 78s76-44 72-78Z" fill="#33241e" />
      <path d="M350-14c20 10 60 10 80-2" stroke="#7d6a60" strokeWidth="9" strokeLinecap="round" fill="none" />
      <g fill="#b97a38" opacity="0.7">
        <circle cx="292" cy="66" r="5" />
        <circle cx="316" cy="86" r="5" />
        <circle cx="282" cy="96" r="5" />
        <circle cx="504" cy="66" r="5" />
        <circle cx="480" cy="86" r="5" />
        <circle cx="514" cy="96" r="5" />
      </g>
    </g>
  );
}
