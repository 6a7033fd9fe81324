import type { ReactNode } from "react";
import { ledge } from "../../drawings/rooms/ledge.generated";
import { Laid } from "../../scenes/laid";
import { Line } from "../../scenes/line";
import { fitInto, type Place } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { WallShadow } from "../../scenes/wall-shadow";

/**
 * Draws the inside of an SVG of 800 by 800: a calendar that hangs on the wall with the month in sight, and another,
 * closed, on the ledge below.
 */
export function CalendarScene({ surface, sizes, background, idPrefix, focus }: SceneProps) {
  const size = sizes.cover;
  const [, month] = calendarShows(Object.keys(sizes), focus);
  const hung = fitInto(size, { x: 296, y: 84, width: 370, height: 480 });
  const stood = fitInto(size, { x: 136, y: 470, width: 160, height: 200 }, "foot");
  return (
    <g>
      <Room markup={ledge} background={background} idPrefix={idPrefix} />
      <WallShadow places={[hung]} idPrefix={idPrefix} off={10} />
      <path
        d={`M${hung.x + hung.width / 2} ${hung.y - 34}l-46 30M${hung.x + hung.width / 2} ${hung.y - 34}l46 30`}
        stroke="#6b5e55"
        strokeWidth="3"
      />
      <circle cx={hung.x + hung.width / 2} cy={hung.y - 36} r="7" fill="#8d9399" />
      <Sheets place={hung} size={size} idPrefix={`${idPrefix}-hung`}>
        {surface(month)}
      </Sheets>
      <ellipse
        cx={stood.x + stood.width / 2 + 14}
        cy="672"
        rx={stood.width * 0.58}
        ry="9"
        fill="#3a2414"
        opacity="0.35"
      />
      <g transform={`rotate(-2 ${stood.x} 670)`}>
        <Sheets place={stood} size={size} idPrefix={`${idPrefix}-stood`}>
          {surface("cover")}
        </Sheets>
      </g>
    </g>
  );
}

/** Returns the surfaces that the calendar's scene shows while one of them is designed: the cover and a month. */
export function calendarShows(keys: string[], focus?: string): string[] {
  return ["cover", focus && focus !== "cover" && keys.includes(focus) ? focus : "month-1"];
}

/** Sheets bound by a wire along the top, the front one lit from the top left and curled at the bottom. */
function Sheets({
  place,
  size,
  idPrefix,
  children,
}: {
  place: Place;
  size: { width: number };
  idPrefix: string;
  children: ReactNode;
}) {
  const { x, y, width, height } = place;
  const light = `${idPrefix}-light`;
  const loops = Math.max(12, Math.round(width / 18));
  const step = (width - 16) / loops;
  return (
    <g>
      <linearGradient id={light} x1="0.1" y1="0" x2="0.35" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.2" />
        <stop offset="0.35" stopColor="#fff" stopOpacity="0" />
        <stop offset="0.93" stopColor="#2a1a10" stopOpacity="0.02" />
        <stop offset="1" stopColor="#2a1a10" stopOpacity="0.16" />
      </linearGradient>
      <path d={`M${x + 5} ${y + 6}h${width}v${height}h${-width}z`} fill="#d9cbb6" />
      <path d={`M${x + 2.5} ${y + 3}h${width}v${height}h${-width}z`} fill="#f0e6d8" />
      <Laid place={place} size={size} print={children} />
      <rect {...place} fill={`url(#${light})`} />
      {Array.from({ length: loops }, (_, index) => Math.round((x + 8 + (index + 0.5) * step) * 10) / 10).map(
        (left) => (
          <g key={left}>
            <circle cx={left} cy={y + 9} r="2.6" fill="#4a3a2e" opacity="0.75" />
            <Line d={`M${left - 1.5} ${y + 9}v-13a3 3 0 0 1 3-3`} color="#e9ebed" width={3} />
            <path d={`M${left + 0.4} ${y + 9}v-13`} stroke="#8d9399" strokeWidth="1" />
          </g>
        ),
      )}
    </g>
  );
}
