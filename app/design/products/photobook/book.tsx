import type { ReactNode } from "react";
import { Gradient } from "../../scenes/gradient";
import { Laid } from "../../scenes/laid";
import { Line } from "../../scenes/line";
import type { Place } from "../../scenes/place";

interface Size {
  width: number;
  height: number;
}

/** A closed book from above: its cover, with the pages visible at the right and the bottom. */
export function ClosedBook({
  place,
  size,
  isHard,
  idPrefix,
  children,
}: {
  place: Place;
  size: Size;
  isHard: boolean;
  idPrefix: string;
  children: ReactNode;
}) {
  const { x, y, width, height } = place;
  const thick = isHard ? 20 : 11;
  const sheen = `${idPrefix}-cover-sheen`;
  return (
    <g>
      <linearGradient id={sheen} x2="1" y2="0.4">
        <stop offset="0" stopColor="#2a1a10" stopOpacity="0.34" />
        <stop offset="0.035" stopColor="#2a1a10" stopOpacity="0.06" />
        <stop offset="0.05" stopColor="#2a1a10" stopOpacity="0.2" />
        <stop offset="0.075" stopColor="#fff" stopOpacity="0.24" />
        <stop offset="0.4" stopColor="#fff" stopOpacity="0.06" />
        <stop offset="1" stopColor="#2a1a10" stopOpacity="0.12" />
      </linearGradient>
      <path
        d={`M${x + 16} ${y + 24}h${width}v${height}h${-width}z`}
        fill="#2a1a10"
        opacity="0.4"
        filter={`url(#${idPrefix}-book-soft)`}
      />
      {isHard ? (
        <path d={`M${x + thick} ${y + thick}h${width + 3}v${height + 3}h${-width - 3}z`} fill="#5d4a3c" />
      ) : null}
      <path
        d={`M${x + 3} ${y + 3}h${width - 3}l${thick - 4} ${thick - 4}v${height - 6}h${-width + 3}l${-thick + 4} ${-thick + 4}z`}
        fill="#f4ecdf"
      />
      <path
        d={`M${x + width + thick * 0.25} ${y + thick * 0.25 + 4}v${height - 6}M${x + width + thick * 0.55} ${y + thick * 0.55 + 4}v${height - 6}M${x + 4} ${y + height + thick * 0.3}h${width - 4}M${x + 8} ${y + height + thick * 0.6}h${width - 4}`}
        stroke="#b9a68d"
        strokeWidth="1.5"
      />
      <Laid place={place} size={size} print={children} />
      <rect {...place} fill={`url(#${sheen})`} />
      <Line d={`M${x} ${y + height}V${y}h${width}`} color="#fff" opacity={0.6} width={2} />
    </g>
  );
}

/** Two facing pages that curve into the fold, on the stack of the other pages. */
export function OpenBook({
  place,
  size,
  isHard,
  cover,
  idPrefix,
  left,
  right,
}: {
  /** Position of both pages together. */
  place: Place;
  /** Size of one page in millimeters. */
  size: Size;
  isHard: boolean;
  /** The color of the covers (hex). */
  cover: string;
  idPrefix: string;
  /** Nothing for the inside of the cover. */
  left: ReactNode;
  right: ReactNode;
}) {
  const { x, y, width, height } = place;
  const half = width / 2;
  const middle = x + half;
  const [rising, falling] = [`${idPrefix}-left-bend`, `${idPrefix}-right-bend`];
  const edge = isHard ? 12 : 3;
  return (
    <g>
      <Gradient id={rising} stops={["0 #fff 0.16", "0.6 #fff 0", "0.88 #2a1a10 0.14", "1 #2a1a10 0.46"]} />
      <linearGradient id={falling}>
        <stop offset="0" stopColor="#2a1a10" stopOpacity="0.34" />
        <stop offset="0.05" stopColor="#2a1a10" stopOpacity="0.12" />
        <stop offset="0.2" stopColor="#fff" stopOpacity="0.22" />
        <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#2a1a10" stopOpacity="0.1" />
      </linearGradient>
      <path
        d={`M${x - 4} ${y + 26}h${width + 22}v${height + 4}h${-width - 22}z`}
        fill="#2a1a10"
        opacity="0.42"
        filter={`url(#${idPrefix}-book-soft)`}
      />
      <rect
        x={x - edge}
        y={y - edge * 0.6}
        width={width + 2 * edge}
        height={height + edge * 1.6}
        rx="5"
        fill={cover}
      />
      <rect
        x={x - edge}
        y={y + height + edge * 0.5}
        width={width + 2 * edge}
        height={edge * 0.5}
        rx="3"
        fill="#000"
        opacity="0.22"
      />
      <path d={`M${x - 2} ${y + 3}h${width + 4}v${height}h${-width - 4}z`} fill="#e6dac8" />
      <path
        d={`M${x - 1} ${y + height + 1}h${width + 2}M${x + 1} ${y + height + 2.6}h${width - 2}`}
        stroke="#b9a68d"
        strokeWidth="0.8"
      />
      <Page place={{ x, y, width: half, height }} size={size} bend={rising}>
        {left}
      </Page>
      <Page place={{ x: middle, y, width: half, height }} size={size} bend={falling}>
        {right}
      </Page>
      <path d={`M${middle} ${y}v${height + 2}`} stroke="#2a1a10" strokeOpacity="0.5" strokeWidth="1.5" />
    </g>
  );
}

function Page({
  place,
  size,
  bend,
  children,
}: {
  place: Place;
  size: Size;
  bend: string;
  children: ReactNode;
}) {
  return (
    <g>
      <rect {...place} fill="#fbf6ee" />
      <Laid place={place} size={size} print={children} />
      <rect {...place} fill={`url(#${bend})`} />
    </g>
  );
}
