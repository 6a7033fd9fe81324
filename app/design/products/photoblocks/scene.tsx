import { shelf } from "../../drawings/rooms/shelf.generated";
import { Blur } from "../../scenes/blur";
import { Clip } from "../../scenes/clip";
import { Laid } from "../../scenes/laid";
import { Line } from "../../scenes/line";
import { fitInto, type Place } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

/** Offset of the block's back to the right of its front and above it. */
const depth = { x: 58, y: 26 };

/** Draws the inside of an SVG of 800 by 800: a thick block of acrylic on a shelf, its edges clear or frosted. */
export function PhotoblocksScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const place = fitInto(sizes.front, { x: 116, y: 130, width: 440, height: 570 }, "foot");
  const id = (name: string) => `${idPrefix}-${name}`;
  const isFrosted = options.finish === "frosted";
  return (
    <g>
      <Room markup={shelf} background={background} idPrefix={idPrefix} />
      <defs>
        <g id={id("print")}>{surface("front")}</g>
        <linearGradient id={id("side")} x2="1" y2="0.4">
          <stop offset="0" stopColor="#f4fffc" stopOpacity="0.85" />
          <stop offset="0.3" stopColor="#a9d8cd" stopOpacity="0.55" />
          <stop offset="0.62" stopColor="#eafff9" stopOpacity="0.8" />
          <stop offset="1" stopColor="#6fae9f" stopOpacity="0.75" />
        </linearGradient>
        <Blur id={id("soft")} deviation={10} />
      </defs>
      <GroundLight place={place} filter={id("soft")} />
      <Sides place={place} print={id("print")} size={sizes.front} idPrefix={idPrefix} isFrosted={isFrosted} />
      <Laid place={place} size={sizes.front} print={<use href={`#${id("print")}`} />} />
      <FrontGloss place={place} />
    </g>
  );
}

/** Its shadow, and the light that it collects and casts to the right. */
function GroundLight({ place: { x, y, width, height }, filter }: { place: Place; filter: string }) {
  const foot = y + height;
  return (
    <g filter={`url(#${filter})`}>
      <path
        d={`M${x + 10} ${foot - 6}H${x + width + 30}l90-20 40 20-110 26H${x + 30}Z`}
        fill="#3a2414"
        opacity="0.42"
      />
      <path d={`M${x + width + 60} ${foot - 24}l90-8 20 14-90 10Z`} fill="#eafff6" opacity="0.9" />
    </g>
  );
}

/** Right and top side: the picture shows through the clear side, mirrored and dim. */
function Sides({
  place: { x, y, width, height },
  print,
  size,
  idPrefix,
  isFrosted,
}: {
  place: Place;
  print: string;
  size: { width: number; height: number };
  idPrefix: string;
  isFrosted: boolean;
}) {
  const [right, bottom] = [x + width, y + height];
  const side = `M${right} ${y}l${depth.x} ${-depth.y}V${bottom - depth.y}L${right} ${bottom}Z`;
  const top = `M${x} ${y}l${depth.x} ${-depth.y}H${right + depth.x}L${right} ${y}Z`;
  const scale = height / size.height;
  const seen = `${idPrefix}-seen`;
  return (
    <g>
      <Clip id={seen} d={side} />
      <g clipPath={`url(#${seen})`}>
        <path d={side} fill="#dff4ee" />
        <g
          transform={`matrix(${-scale * 0.4} ${scale * 0.18} 0 ${scale} ${right + width * 0.4} ${y - width * 0.18})`}
          opacity={isFrosted ? 0.18 : 0.6}
        >
          <use href={`#${print}`} />
        </g>
      </g>
      <path d={side} fill={`url(#${idPrefix}-side)`} opacity={isFrosted ? 0.95 : 0.8} />
      {isFrosted ? <path d={side} fill="#fff" opacity="0.45" /> : null}
      <path d={top} fill="#e6f7f2" />
      <path d={top} fill="#fff" opacity="0.5" />
      <path
        d={`M${x} ${y}l${depth.x} ${-depth.y}H${right + depth.x}V${bottom - depth.y}`}
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d={`M${right} ${y}l${depth.x} ${-depth.y}`} stroke="#fff" strokeWidth="4" />
      <path
        d={`M${right + depth.x} ${y - depth.y}V${bottom - depth.y}L${right} ${bottom}`}
        fill="none"
        stroke="#5e9c8d"
        strokeOpacity="0.6"
        strokeWidth="2"
      />
    </g>
  );
}

function FrontGloss({ place: { x, y, width, height } }: { place: Place }) {
  const [right, bottom] = [x + width, y + height];
  return (
    <g fill="#fff">
      <path d={`M${x} ${y}H${x + width * 0.46}L${x} ${y + height * 0.62}Z`} opacity="0.16" />
      <path
        d={`M${x + width * 0.56} ${y}H${x + width * 0.64}L${x} ${y + height * 0.86}V${y + height * 0.75}Z`}
        opacity="0.13"
      />
      <Line d={`M${x} ${bottom}V${y}H${right}V${bottom}`} color="#fff" opacity={0.8} width={4} />
      <path d={`M${x} ${bottom}H${right}`} stroke="#5e9c8d" strokeOpacity="0.5" strokeWidth="3" />
    </g>
  );
}
