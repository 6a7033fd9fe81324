import { bathroomFloor } from "../../drawings/rooms/bathroom-floor.generated";
import { maskPath } from "../../geometry/shapes";
import { Lying } from "../../scenes/lying";
import { materialColor } from "../../scenes/materials";
import { fitInto } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

/** Draws the inside of an SVG of 800 by 800: a bath mat before a tub, its pile in the option `material`, its edge in `color`. */
export function BathmatScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const { x, y, width, height } = fitInto(sizes.front, { x: 60, y: 204, width: 640, height: 452 });
  const outline = maskPath({ kind: "rounded", radius: 30 }, { width, height });
  const pile = `${idPrefix}-pile`;
  return (
    <g>
      <Room markup={bathroomFloor} background={background} idPrefix={idPrefix} />
      <defs>{options.material === "chenille" ? <Chenille id={pile} /> : <Foam id={pile} />}</defs>
      <g transform={`translate(${x} ${y})`}>
        <Lying
          outline={outline}
          idPrefix={idPrefix}
          edge={{ color: materialColor(options.color), wide: 13 }}
          thick={14}
          textures={[`url(#${pile})`]}
        >
          <g transform={`scale(${width / sizes.front.width})`}>{surface("front")}</g>
        </Lying>
      </g>
    </g>
  );
}

/** Thick rounded loops. */
function Chenille({ id }: { id: string }) {
  return (
    <pattern id={id} width="26" height="24" patternUnits="userSpaceOnUse">
      <path
        d="M2 10q5-9 11 0M15 22q5-9 11 0M-11 22q5-9 11 0"
        stroke="#fff"
        strokeOpacity="0.34"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M2 14q6 7 11 0M15 26q6 7 11 0M15 2q6 7 11 0"
        stroke="#2a1a10"
        strokeOpacity="0.2"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
    </pattern>
  );
}

/** Short velvet over foam, pressed in waves. */
function Foam({ id }: { id: string }) {
  return (
    <pattern id={id} width="12" height="10" patternUnits="userSpaceOnUse">
      <path d="M1 2l3 2M8 1l-2 4M9 7l2 2M3 7l-2 2" stroke="#3a2414" strokeOpacity="0.1" strokeWidth="1.5" />
      <path d="M5 2l3 1M11 4l-2 2M4 5l2 3" stroke="#fff" strokeOpacity="0.24" strokeWidth="1.5" />
    </pattern>
  );
}
