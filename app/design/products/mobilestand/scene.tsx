import type { ReactNode } from "react";
import { Drawing } from "../../drawings/drawing";
import { leaningPhone } from "../../drawings/rooms/leaning-phone.generated";
import { phoneStandSide } from "../../drawings/rooms/phone-stand-side.generated";
import { tableCorner } from "../../drawings/rooms/table-corner.generated";
import { maskPath } from "../../geometry/shapes";
import { Blur } from "../../scenes/blur";
import { Laid } from "../../scenes/laid";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { mobilestand } from "./blueprint";

interface Material {
  face: string;
  side: string;
  gleam: string;
  /** Lets the table show through. */
  opacity: number;
}

const materials: Record<string, Material> = {
  birch: { face: "#f0dcb6", side: "#c99a5f", gleam: "#fff6e2", opacity: 1 },
  walnut: { face: "#8a5c3c", side: "#54351f", gleam: "#c99d76", opacity: 1 },
  clear: { face: "#e2f6f0", side: "#8cc3b5", gleam: "#ffffff", opacity: 0.78 },
};

/** Draws the inside of an SVG of 800 by 800: a phone stand from the front and, holding a phone, from the side; in the options `tone` and `shape`. */
export function MobilestandScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const material = materials[options.tone] ?? materials.birch;
  return (
    <g>
      <Room markup={tableCorner} background={background} idPrefix={idPrefix} />
      <Blur id={`${idPrefix}-soft`} deviation={9} />
      <FromTheSide material={material} filter={`url(#${idPrefix}-soft)`} />
      <FromTheFront
        material={material}
        size={sizes.front}
        options={options}
        idPrefix={idPrefix}
        filter={`url(#${idPrefix}-soft)`}
      >
        {surface("front")}
      </FromTheFront>
    </g>
  );
}

interface FrontProps extends Pick<SceneProps, "options" | "idPrefix"> {
  material: Material;
  size: { width: number; height: number };
  filter: string;
  children: ReactNode;
}

function FromTheFront({ material, size, options, idPrefix, filter, children }: FrontProps) {
  const place = { x: 108, y: 180, width: 372, height: 496 };
  const [foot, right] = [place.y + place.height, place.x + place.width];
  const [front] = mobilestand.surfaces(options, {});
  const outline = maskPath(front.mask(options), place);
  const gloss = `${idPrefix}-gloss`;
  return (
    <g>
      <path
        d={`M${place.x} ${foot + 44}H${right + 80}l40-18-40-20H${place.x}Z`}
        fill="#3a2414"
        opacity="0.4"
        filter={filter}
      />
      <g transform={`translate(${place.x} ${place.y})`}>
        <path d={outline} fill={material.side} opacity={material.opacity} transform="translate(14 -6)" />
        <path d={outline} fill={material.side} opacity={material.opacity} transform="translate(7 -3)" />
        <path d={outline} fill={material.face} />
      </g>
      <Laid place={place} size={size} print={children} />
      <g transform={`translate(${place.x} ${place.y})`}>
        <linearGradient id={gloss} x2="0.8" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity={options.tone === "clear" ? 0.5 : 0.26} />
          <stop offset="0.4" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.16" />
        </linearGradient>
        <path d={outline} fill={`url(#${gloss})`} />
        <path d={outline} fill="none" stroke="#fff" strokeOpacity="0.6" strokeWidth="3" />
      </g>
      <g opacity={material.opacity > 0.9 ? 1 : 0.92}>
        <path d={`M${place.x - 10} ${foot - 8}l22-22H${right + 6}l-6 22Z`} fill={material.side} />
        <path d={`M${place.x - 10} ${foot - 8}H${right + 10}v46H${place.x - 10}Z`} fill={material.face} />
        <path d={`M${right + 10} ${foot - 8}l16-10v40l-16 16Z`} fill={material.side} />
        <path d={`M${place.x - 10} ${foot - 8}H${right + 10}`} stroke={material.gleam} strokeWidth="4" />
        <path
          d={`M${place.x - 10} ${foot + 30}H${right + 10}v8H${place.x - 10}Z`}
          fill={material.side}
          opacity="0.55"
        />
      </g>
    </g>
  );
}

/** A slanted back on a foot with a lip, with a phone leaning on it. */
function FromTheSide({ material, filter }: { material: Material; filter: string }) {
  return (
    <g transform="translate(644 660)">
      <path d="M-90 8h190l30-10-30-12H-90Z" fill="#3a2414" opacity="0.4" filter={filter} />
      <g opacity={material.opacity}>
        <Drawing markup={phoneStandSide} colors={material} />
      </g>
      <Drawing markup={leaningPhone} />
    </g>
  );
}
