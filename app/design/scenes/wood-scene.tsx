import { Laid } from "./laid";
import { fitInto, type Place } from "./place";
import { Ledge } from "./rooms/ledge";
import type { SceneProps } from "./scene";
import { WallShadow } from "./wall-shadow";

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
export function WoodScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const place = fitInto(sizes.front, { x: 130, y: 56, width: 480, height: 620 }, "foot");
  const wood = woods[options.tone] ?? woods.birch;
  const { x, y, width, height } = place;
  const [right, bottom] = [x + width, y + height];
  return (
    <g>
      <Ledge background={background} idPrefix={idPrefix} />
      <WallShadow places={[place]} idPrefix={idPrefix} off={20} />
      <path d={`M${right} ${y}l16 9V${bottom - 2}L${right} ${bottom}Z`} fill={wood.side} />
      <path d={`M${right} ${y}l16 9V${bottom - 2}L${right} ${bottom}Z`} fill="#000" opacity="0.22" />
      <rect {...place} fill={wood.face} />
      <Grain place={place} colour={wood.grain} opacity={0.5} />
      <g style={{ mixBlendMode: "multiply" }}>
        <Laid place={place} size={sizes.front}>
          {surface("front")}
        </Laid>
      </g>
      <Grain place={place} colour={wood.grain} opacity={0.22} />
      <Joints place={place} />
      <path
        d={`M${x} ${bottom}V${y}H${right}`}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="3"
      />
    </g>
  );
}

const boards = 4;

/** Long lines along the boards, with a knot here and there. */
function Grain({
  place: { x, y, width, height },
  colour,
  opacity,
}: {
  place: Place;
  colour: string;
  opacity: number;
}) {
  return (
    <svg
      x={x}
      y={y}
      width={width}
      height={height}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <g fill="none" stroke={colour} strokeOpacity={opacity} strokeWidth="0.45">
        <path d="M0 3q30 2 52 0t48 1M0 7q24-2 46 0 8 3 16 0t38-1M0 11q20 2 44 1 10 4 20 0t36 1M0 16q40-1 60 1t40-1M0 20q30 2 50 0t50 1" />
        <path d="M0 28q14 1 20-1 6-3 12 0 20 3 68 0M0 32q12 0 20-1 6 3 12 0 30-2 68 1M0 37q40 2 60 0t40 1M0 42q30-2 52 0t48-1M0 46q20 2 50 0t50 1" />
        <path d="M0 53q40-2 62 0t38-1M0 57q30 3 60 1 8-4 16 0t24 0M0 61q30 1 60-1 8 4 16 1t24 0M0 66q30-2 50 0t50-1M0 71q40 2 60 0t40 1" />
        <path d="M0 78q30 2 52-1t48 1M0 83q24-1 30-2 7-3 14 0 20 3 56 1M0 87q24 0 30-1 7 4 14 1 20-2 56 0M0 92q40 2 60 0t40 1M0 97q30-2 50 0t50-1" />
      </g>
      <g fill={colour} fillOpacity={opacity * 0.8}>
        <ellipse cx="54" cy="9" rx="3.4" ry="1.3" />
        <ellipse cx="26" cy="30" rx="2.6" ry="1" />
        <ellipse cx="68" cy="59" rx="3.4" ry="1.3" />
        <ellipse cx="37" cy="85" rx="3" ry="1.1" />
      </g>
    </svg>
  );
}

/** Where board meets board: a dark line with its lit lower edge. */
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
