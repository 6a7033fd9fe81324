import { Drawing } from "../../drawings/drawing";
import { snacks } from "../../drawings/rooms/snacks.generated";
import { worktop } from "../../drawings/rooms/worktop.generated";
import { maskPath } from "../../geometry/shapes";
import { Blur, SoftShadow } from "../../scenes/blur";
import { Clip } from "../../scenes/clip";
import { Laid } from "../../scenes/laid";
import { fitInto, grown, type Place } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { WoodGrain } from "../../scenes/wood-grain";
import { groove } from "./blueprint";

interface Wood {
  face: string;
  light: string;
  grain: string;
  side: string;
}

const woods: Record<string, Wood> = {
  maple: { face: "#e9cda1", light: "#f6e4c4", grain: "#b98f58", side: "#b98a55" },
  cherry: { face: "#c88d5f", light: "#dca97e", grain: "#8a4e2a", side: "#8f5933" },
  walnut: { face: "#8d6142", light: "#a97c5b", grain: "#4f3220", side: "#573822" },
};

/** Draws the inside of an SVG of 800 by 800: an engraved board of the option `tone` leaning on a kitchen wall. */
export function ChoppingboardScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const { front } = sizes;
  const place = fitInto(front, { x: 84, y: 120, width: 632, height: 544 }, "foot");
  const scale = place.width / front.width;
  const wood = woods[options.tone] ?? woods.maple;
  const id = (name: string) => `${idPrefix}-${name}`;
  const rounded = (by: number, radius: number) =>
    maskPath({ kind: "rounded", radius: radius * scale }, grown(place, -by * scale));
  const outline = rounded(0, 16);
  return (
    <g>
      <Room markup={worktop} background={background} idPrefix={idPrefix} />
      <defs>
        <Blur id={id("soft")} deviation={12} />
        <linearGradient id={id("face")} x2="0.9" y2="1">
          <stop offset="0" stopColor={wood.light} />
          <stop offset="0.5" stopColor={wood.face} />
          <stop offset="1" stopColor={wood.face} />
        </linearGradient>
        <Clip id={id("board")} d={outline} />
        <g id={id("cut")}>{surface("front")}</g>
        <filter id={id("burnt")} colorInterpolationFilters="sRGB">
          <feColorMatrix values="0 0 0 0 1 0 0 0 0 .95 0 0 0 0 .85 0 0 0 .55 0" />
        </filter>
      </defs>
      <g transform={`translate(${place.x} ${place.y})`}>
        <SoftShadow d={outline} off={[22, 20]} opacity={0.4} blur={id("soft")} color="#3a2414" />
        <path d={outline} fill={wood.side} transform="translate(10 8)" />
        <path d={outline} fill={wood.side} transform="translate(5 4)" />
        <path d={outline} fill={`url(#${id("face")})`} />
        <g clipPath={`url(#${id("board")})`}>
          <WoodGrain
            place={{ x: 0, y: 0, width: place.width, height: place.height }}
            color={wood.grain}
            opacity={0.42}
          />
        </g>
        <Groove wood={wood} place={place} scale={scale} />
        <path d={outline} fill="none" stroke="#fff" strokeOpacity="0.5" strokeWidth="3" />
      </g>
      <g transform="translate(1.200 1.600)" filter={`url(#${id("burnt")})`}>
        <Laid place={place} size={front} print={<use href={`#${id("cut")}`} />} />
      </g>
      <Laid place={place} size={front} print={<use href={`#${id("cut")}`} />} />
      <Drawing markup={snacks} />
    </g>
  );
}

/** A channel along all edges: its upper and left sides in shade, the lower and right ones in light. */
function Groove({ wood, place, scale }: { wood: Wood; place: Place; scale: number }) {
  const middle = (groove.from + groove.to) / 2;
  const wide = (groove.to - groove.from) * scale;
  const path = maskPath(
    { kind: "rounded", radius: (16 - middle / 2) * scale },
    grown({ ...place, x: 0, y: 0 }, -middle * scale),
  );
  const at = `translate(${middle * scale} ${middle * scale})`;
  const line = (off: number, width: number, color: string, opacity: number) => (
    <path
      d={path}
      transform={`translate(${off} ${off})`}
      stroke={color}
      strokeOpacity={opacity}
      strokeWidth={width}
    />
  );
  return (
    <g transform={at} fill="none">
      {line(0, wide, wood.side, 0.75)}
      {line(wide * 0.16, wide * 0.62, wood.face, 1)}
      {line(wide * 0.24, wide * 0.36, wood.light, 0.9)}
      {line(-wide * 0.46, 2, "#3a2414", 0.35)}
      {line(wide * 0.52, 2, "#fff", 0.5)}
    </g>
  );
}
