import type { ReactNode } from "react";
import type { SurfaceMask } from "../blueprint/blueprint";
import { maskPath } from "../geometry/shapes";
import type { Metal } from "./materials";

export interface EngravedTagProps {
  /** Its center. */
  x: number;
  y: number;
  /** Width in the drawing. */
  wide: number;
  /** In millimeters. */
  size: { width: number; height: number };
  mask: SurfaceMask;
  /** Vertical position of the eyelet from its top: hearts and bones are lower in the middle. */
  eyeAt: number;
  /** Horizontal positions of its eyelets, from 0 to 1; one in the center by default. */
  eyes?: number[];
  metal: Metal;
  idPrefix: string;
  name: string;
  children: ReactNode;
}

/** One side of a tag of any shape: a beveled rim, an eyelet at the top, and its engraving. */
export function EngravedTag({
  x,
  y,
  wide,
  size,
  mask,
  eyeAt,
  eyes = [0.5],
  metal,
  idPrefix,
  name,
  children,
}: EngravedTagProps) {
  const fill = (gradient: string) => `url(#${idPrefix}-${gradient})`;
  const cut = `${idPrefix}-${name}-cut`;
  const scale = wide / size.width;
  const tall = size.height * scale;
  const outline = maskPath(mask, { width: wide, height: tall });
  const rim = tall * 0.09;
  const eye = tall * 0.1;
  const isHung = eyes.length === 1;
  const eyeY = eyeAt * tall - (isHung ? rim / 2 + eye * 0.7 : 0);
  const eyeXs = eyes.map((across) => across * wide + (isHung ? 0 : Math.sign(across - 0.5) * eye));
  const inner = `translate(${wide * 0.04} ${tall * 0.04}) scale(.92)`;
  return (
    <g transform={`translate(${x - wide / 2} ${y - tall / 2})`} strokeLinejoin="round">
      <defs>
        <g id={cut}>{children}</g>
      </defs>
      <g transform={`translate(${tall * 0.05} ${tall * 0.07})`} filter={fill("soft")} opacity="0.45">
        <path d={outline} fill="#2a1a10" stroke="#2a1a10" strokeWidth={rim} />
        {eyeXs.map((eyeX) => (
          <circle key={eyeX} cx={eyeX} cy={eyeY} r={eye} fill="#2a1a10" />
        ))}
      </g>
      <path
        d={eyeXs.map((eyeX) => ringPath(eyeX, eyeY, eye, eye * 0.48)).join("")}
        fill={fill("metal")}
        stroke={metal.shade}
        strokeWidth="2"
        fillRule="evenodd"
      />
      <path d={outline} fill="none" stroke={metal.shade} strokeWidth={rim + 3} />
      <path d={outline} fill="none" stroke={fill("bevel")} strokeWidth={rim} />
      <path d={outline} fill={fill("metal")} />
      <path d={outline} fill={fill("brushed")} />
      <path d={outline} fill="none" stroke={metal.shade} strokeOpacity="0.55" strokeWidth={tall * 0.008} />
      <g transform={inner} fill="none">
        <path d={outline} stroke={metal.shade} strokeOpacity="0.5" strokeWidth={tall * 0.006} />
        <path
          d={outline}
          stroke={metal.gleam}
          strokeOpacity="0.8"
          strokeWidth={tall * 0.005}
          transform={`translate(${tall * 0.004} ${tall * 0.005})`}
        />
      </g>
      <g transform={`translate(${tall * 0.0045} ${tall * 0.0055})`} filter={fill("glint")}>
        <use href={`#${cut}`} transform={`scale(${scale})`} />
      </g>
      <use href={`#${cut}`} transform={`scale(${scale})`} />
      <path
        d={outline}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.6"
        strokeWidth={tall * 0.016}
        strokeLinecap="round"
        strokeDasharray={`${tall * 0.32} ${wide * 9}`}
        strokeDashoffset={-tall * 0.12}
        transform={inner}
      />
    </g>
  );
}

function ringPath(x: number, y: number, outer: number, inner: number): string {
  const circle = (r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  return circle(outer) + circle(inner);
}

/** Gradients of the tags and rings of one scene. */
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
