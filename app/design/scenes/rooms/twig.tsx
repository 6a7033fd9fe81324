import { roomTones, Wall } from "../room";
import type { RoomProps } from "./room-props";

/** A fir branch with berries before a wall of far lights; something may hang from it at 400, 150. */
export function Twig({ background, idPrefix }: RoomProps) {
  const { deep, accent } = roomTones[background];
  const lights = [
    [90, 470, 60],
    [182, 640, 86],
    [60, 720, 46],
    [690, 520, 78],
    [740, 330, 44],
    [610, 700, 56],
    [110, 300, 34],
    [722, 716, 92],
    [400, 760, 40],
  ];
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <g fill={accent}>
        {lights.map(([x, y, r], index) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={r}
            fill={index % 3 === 0 ? deep : "#ffe3a1"}
            opacity={index % 3 === 0 ? 0.5 : 0.45}
          />
        ))}
      </g>
      <Branch bow="M-30 30C140 60 300 130 470 128S740 150 850 96" color="#245243" needles={backNeedles} />
      <Branch bow="M-30 6C140 20 300 96 470 100S740 110 850 60" color="#3f7d63" needles={frontNeedles} />
      {[
        [228, 92],
        [262, 116],
        [604, 128],
        [640, 104],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="19" fill="#b3352f" />
          <path d="M8-17a19 19 0 0 1-10 35 24 24 0 0 0 10-35Z" fill="#000" opacity="0.2" />
          <circle cx="-6" cy="-7" r="5" fill="#fff" opacity="0.85" />
        </g>
      ))}
    </g>
  );
}

function Branch({ bow, color, needles }: { bow: string; color: string; needles: string }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={bow} stroke="#6b4a34" strokeWidth="13" />
      <path d={needles} stroke={color} strokeWidth="8" />
    </g>
  );
}

/** Needles along a branch: pairs that lean forward, in three lengths. */
function needlesAlong(height: (x: number) => number, first: number): string {
  return Array.from({ length: 46 }, (_, index) => {
    const x = first + index * 18;
    const y = Math.round(height(x));
    const long = 44 + (index % 3) * 12;
    return `M${x} ${y}l${long - 10} ${-long}M${x} ${y}l${long} ${long - 12}`;
  }).join("");
}

const backNeedles = needlesAlong((x) => 30 + 104 * Math.sin((Math.min(x, 600) / 600) * 1.5), -40);
const frontNeedles = needlesAlong((x) => 6 + 98 * Math.sin((Math.min(x, 600) / 600) * 1.5), -34);
