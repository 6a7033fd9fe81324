import type { ReactNode } from "react";
import { suitcase } from "../../drawings/rooms/suitcase.generated";
import { maskPath } from "../../geometry/shapes";
import { Blur, SoftShadow } from "../../scenes/blur";
import { Line } from "../../scenes/line";
import { materialColor } from "../../scenes/materials";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";

/** Draws the inside of an SVG of 800 by 800: a luggage tag on a case, front and back, on straps of the option `color`. */
export function LuggagetagScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const strap = materialColor(options.color ?? "tan");
  return (
    <g>
      <Room markup={suitcase} background={background} idPrefix={idPrefix} />
      <defs>
        <Blur id={`${idPrefix}-soft`} deviation={9} />
      </defs>
      <Strap color={strap} d="M452 96C520 180 584 260 604 330" />
      <Tag place="translate(520 300) rotate(-12)" size={sizes.back} wide={206} filter={`${idPrefix}-soft`}>
        {surface("back")}
      </Tag>
      <Strap color={strap} d="M384 96C360 150 336 190 330 246" />
      <Tag place="translate(172 200) rotate(5)" size={sizes.front} wide={330} filter={`${idPrefix}-soft`}>
        {surface("front")}
      </Tag>
    </g>
  );
}

function Strap({ color, d }: { color: string; d: string }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="#2a1a10" strokeOpacity="0.3" strokeWidth="30" transform="translate(6 8)" />
      <path d={d} stroke={color} strokeWidth="28" />
      <Line d={d} color="#fff" opacity={0.55} width={3} off={[-7, 0]} dashes="9 7" />
    </g>
  );
}

/** A stiff tag with a rim and a riveted hole. */
function Tag({
  place,
  size,
  wide,
  filter,
  children,
}: {
  place: string;
  size: { width: number; height: number };
  wide: number;
  filter: string;
  children: ReactNode;
}) {
  const scale = wide / size.width;
  const tall = size.height * scale;
  const outline = maskPath({ kind: "rounded", radius: 9 * scale }, { width: wide, height: tall });
  const eye = wide * 0.075;
  return (
    <g transform={place}>
      <SoftShadow d={outline} off={[14, 20]} opacity={0.5} blur={filter} />
      <path d={outline} fill="#fffdf8" stroke="#fffdf8" strokeWidth="12" strokeLinejoin="round" />
      <path d={outline} fill="none" stroke="#3a2414" strokeOpacity="0.2" strokeWidth="12" />
      <path d={outline} fill="none" stroke="#fffdf8" strokeWidth="9" transform="translate(-1 -2)" />
      <g transform={`scale(${scale})`}>{children}</g>
      <path
        d={`M0 ${tall * 0.5}V${9 * scale}a${9 * scale} ${9 * scale} 0 0 1 ${9 * scale} ${-9 * scale}H${wide * 0.72}Z`}
        fill="#fff"
        opacity="0.15"
      />
      <circle cx={wide / 2} cy={wide * 0.14} r={eye * 1.5} fill="#9c7022" />
      <circle cx={wide / 2 - 1} cy={wide * 0.14 - 1} r={eye * 1.4} fill="#dfb556" />
      <circle cx={wide / 2 - 1} cy={wide * 0.14 - 2} r={eye * 1.15} fill="#fff4cc" />
      <circle cx={wide / 2} cy={wide * 0.14} r={eye} fill="#4a3328" />
    </g>
  );
}
