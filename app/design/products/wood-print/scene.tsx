import { ledge } from "../../drawings/rooms/ledge.generated";
import { Laid } from "../../scenes/laid";
import { Line } from "../../scenes/line";
import { fitInto, type Place } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { WallShadow } from "../../scenes/wall-shadow";
import { WoodGrain } from "../../scenes/wood-grain";

interface Wood {
  face: string;
  grain: string;
  side: string;
}

const woods: Record<string, Wood> = {
  birch: { face: "#f3e1c0", grain: "#b98f58", side: "#cfa873" },
  oak: { face: "#e2bf8c", grain: "#8f6331", side: "#b5854e" },
  walnut: { face: "#c39a70", grain: "#5e3b20", side: "#7d5535" },
};

/** Draws the inside of an SVG of 800 by 800: a print on boards of the option `tone`, leaning on a ledge. */
export function WoodPrintScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const place = fitInto(sizes.front, { x: 130, y: 56, width: 480, height: 620 }, "foot");
  const wood = woods[options.tone] ?? woods.birch;
  const { x, y, width, height } = place;
  const [right, bottom] = [x + width, y + height];
  return (
    <g>
      <Room markup={ledge} background={background} idPrefix={idPrefix} />
      <WallShadow places={[place]} idPrefix={idPrefix} off={20} />
      <path d={`M${right} ${y}l16 9V${bottom - 2}L${right} ${bottom}Z`} fill={wood.side} />
      <path d={`M${right} ${y}l16 9V${bottom - 2}L${right} ${bottom}Z`} fill="#000" opacity="0.22" />
      <rect {...place} fill={wood.face} />
      <WoodGrain place={place} color={wood.grain} opacity={0.5} />
      <g className="mix-blend-multiply">
        <Laid place={place} size={sizes.front} print={surface("front")} />
      </g>
      <WoodGrain place={place} color={wood.grain} opacity={0.22} />
      <Joints place={place} />
      <Line d={`M${x} ${bottom}V${y}H${right}`} color="#fff" opacity={0.5} width={3} />
    </g>
  );
}

const boards = 4;

/** Joints between boards: a dark line with a lit lower edge. */
function Joints({ place: { x, y, width, height } }: { place: Place }) {
  return (
    <g>
      {Array.from({ length: boards - 1 }, (_, index) => {
        const at = Math.round(y + ((index + 1) * height) / boards);
        return (
          <g key={at}>
            <path d={`M${x} ${at}h${width}`} stroke="#3a2414" strokeOpacity="0.5" strokeWidth="2.5" />
            <path d={`M${x} ${at + 2}h${width}`} stroke="#fff" strokeOpacity="0.35" strokeWidth="1.5" />
          </g>
        );
      })}
    </g>
  );
}
