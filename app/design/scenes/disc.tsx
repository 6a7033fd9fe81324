import type { ReactNode } from "react";
import type { Metal } from "./materials";

export interface DiscProps {
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
export function Disc({ x, y, radius, millimetres, metal, idPrefix, name, children }: DiscProps) {
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

/** What the discs and rings of one scene are filled with. */
export function MetalGradients({ metal, idPrefix }: { metal: Metal; idPrefix: string }) {
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

/** The ring that holds a tag to its collar. */
export function SplitRing({ idPrefix, metal, y }: { idPrefix: string; metal: Metal; y: number }) {
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
