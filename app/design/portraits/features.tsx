import type { ReactNode } from "react";

/** The wall behind a pet: one color, a halo of light and a leaf to each side. */
export function Backdrop({ color, halo, leaf }: { color: string; halo: string; leaf?: string }) {
  return (
    <>
      <path d="M0 0h100v100H0z" fill={color} />
      <circle cx="50" cy="50" r="43" fill={halo} opacity="0.45" />
      <circle cx="48" cy="47" r="35" fill={halo} opacity="0.8" />
      {leaf ? (
        <path d="M0 100V72c9 3 16 13 17 28ZM100 100V66c-10 5-17 18-16 34Z" fill={leaf} opacity="0.5" />
      ) : null}
    </>
  );
}

/** The shade a head throws on the chest under it. */
export function ChinShade({ y, half = 22, color = "#3a2216" }: { y: number; half?: number; color?: string }) {
  return <ellipse cx="51" cy={y} rx={half} ry={half * 0.34} fill={color} opacity="0.17" />;
}

/** What is given, and its mirror image on the right of the box. */
export function Mirrored({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="matrix(-1 0 0 1 100 0)">{children}</g>
    </>
  );
}

interface EyesProps {
  y: number;
  /** From the middle of the face to each pupil. */
  apart: number;
  size: number;
  iris: string;
  /** A cat's pupil stands upright. */
  slit?: boolean;
}

/** Two eyes looking at us, with the window's light in them. */
export function Eyes({ y, apart, size, iris, slit }: EyesProps) {
  const [left, right] = [-apart / size, apart / size].map((x) => x.toFixed(2));
  const both = (shape: string) => `M${left} 0${shape}M${right} 0${shape}`;
  return (
    <g transform={`translate(50 ${y}) scale(${size})`}>
      <path d={both("m-1.16 0a1.16 1.2 0 1 0 2.32 0a1.16 1.2 0 1 0-2.32 0")} fill="#231713" />
      <path d={both("m-1 .04a1 1 0 1 0 2 0a1 1 0 1 0-2 0")} fill={iris} />
      <path d={both("m-.9 .4a1 1 0 0 0 1.8 0a1.2 1.2 0 0 1-1.8 0")} fill="#fff" opacity=".35" />
      <path
        d={both(
          slit
            ? "m-.44 0a.44 .86 0 1 0 .88 0a.44 .86 0 1 0-.88 0"
            : "m-.64 0a.64 .66 0 1 0 1.28 0a.64 .66 0 1 0-1.28 0",
        )}
        fill="#160e0b"
      />
      <path
        d={both("m-1.16 0a1.16 1.2 0 0 1 2.32 0c-.46-.62-1.86-.62-2.32 0")}
        fill="#231713"
        opacity=".45"
      />
      <path
        d={both(
          "m-.66-.36a.34 .34 0 1 0 .68 0a.34 .34 0 1 0-.68 0m.85 .76a.15 .15 0 1 0 .3 0a.15 .15 0 1 0-.3 0",
        )}
        fill="#fff"
      />
    </g>
  );
}

/** A dog's nose of 14 by 10 with its gleam, the middle of its upper edge at `y`. */
export function Nose({ y, scale = 1, color = "#2b1d19" }: { y: number; scale?: number; color?: string }) {
  return (
    <g transform={`translate(50 ${y}) scale(${scale})`}>
      <path
        d="M0 0c5 0 7.5 1.5 7.5 4.2C7.5 7.5 3.5 10 0 10S-7.5 7.5-7.5 4.2C-7.5 1.5-5 0 0 0Z"
        fill={color}
      />
      <ellipse cx="-2" cy="2.7" rx="3.2" ry="1.2" fill="#fff" opacity="0.38" />
      <path
        d="M-4.8 6c1-1 2.4-.8 2.8.4M4.8 6c-1-1-2.4-.8-2.8.4"
        stroke="#000"
        strokeWidth="1"
        fill="none"
        opacity="0.5"
      />
    </g>
  );
}

/** A smile under a nose whose lower edge is at `y`; with its tongue out when it is happy. */
export function Smile({
  y,
  wide = 9,
  color = "#4a2c20",
  tongue,
}: {
  y: number;
  wide?: number;
  color?: string;
  tongue?: boolean;
}) {
  return (
    <>
      {tongue ? (
        <>
          <path
            d={`M50 ${y + 3.5}c-1 2.6-2.8 3.4-5 3.3v3.2a5 5.5 0 0 0 10 0v-3.2c-2.2.1-4-.7-5-3.3Z`}
            fill="#e8767c"
          />
          <path d={`M50 ${y + 5}v6`} stroke="#c2525f" strokeWidth=".9" />
        </>
      ) : null}
      <path
        d={`M50 ${y}v3.5c-1.5 4-7 4.5-${wide} .5M50 ${y + 3.5}c1.5 4 7 4.5 ${wide} .5`}
        fill="none"
        stroke={color}
        strokeWidth="1.3"
      />
    </>
  );
}

/** A kerchief around the neck, its upper edge at `y`. */
export function Bandana({ y, color }: { y: number; color: string }) {
  return (
    <g transform={`translate(50 ${y})`}>
      <path d="M-23 0C-12 7 12 7 23 0l2 6C18 13 8 17 1 25c-.6.8-1.4.8-2 0C-8 17-18 13-25 6Z" fill={color} />
      <path d="M8 4.6C14 3.8 19 2.5 23 0l2 6C18 13 8 17 1 25 8 16 10 12 8 4.6Z" fill="#000" opacity="0.16" />
      <path d="M-23 0C-12 7 12 7 23 0l.8 2.6C12 9 -12 9 -23.8 2.6Z" fill="#fff" opacity="0.22" />
      <path
        d="M-13 8.5h0M-4.5 11.5h0M5 11h0M13.5 8h0M0 18.5h0"
        stroke="#fff"
        strokeWidth="2.4"
        opacity="0.85"
      />
    </g>
  );
}

/** A collar with a round tag, its upper edge at `y`. */
export function Collar({ y, color, half = 20 }: { y: number; color: string; half?: number }) {
  return (
    <g transform={`translate(50 ${y})`}>
      <path
        d={`M${-half} 0C${-half / 2} 6 ${half / 2} 6 ${half} 0l.6 5.5C${half / 2} 12 ${-half / 2} 12 ${-half - 0.6} 5.5Z`}
        fill={color}
      />
      <path
        d={`M${-half} 0C${-half / 2} 6 ${half / 2} 6 ${half} 0v1.8C${half / 2} 7.6 ${-half / 2} 7.6 ${-half} 1.8Z`}
        fill="#fff"
        opacity="0.25"
      />
      <circle cy="13.5" r="4.6" fill="#e2ab3c" />
      <path d="M0 8.9a4.6 4.6 0 0 1 0 9.2 7 7 0 0 0 0-9.2Z" fill="#a86f14" opacity="0.5" />
      <circle cx="-1.5" cy="12" r="1.1" fill="#fff" opacity="0.8" />
    </g>
  );
}

/** Three whiskers to each side. */
export function Whiskers({ y, color = "#fff" }: { y: number; color?: string }) {
  return (
    <Mirrored>
      <path
        d={`M36 ${y}C28 ${y - 3} 22 ${y - 4} 13 ${y - 3}M36 ${y + 2}C28 ${y + 1} 22 ${y + 2} 14 ${y + 4}M37 ${y + 4}C31 ${y + 5} 25 ${y + 7} 19 ${y + 11}`}
        fill="none"
        stroke={color}
        strokeWidth=".7"
        opacity="0.85"
      />
    </Mirrored>
  );
}
