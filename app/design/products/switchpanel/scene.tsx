import type { Opening } from "../../blueprint/blueprint";
import { doorway } from "../../drawings/rooms/doorway.generated";
import { maskPath } from "../../geometry/shapes";
import { Blur, SoftShadow } from "../../scenes/blur";
import { Clip } from "../../scenes/clip";
import { Gradient } from "../../scenes/gradient";
import { laidInto } from "../../scenes/laid";
import { Line } from "../../scenes/line";
import { fitInto } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { switchOpenings } from "./blueprint";
import { platePath } from "./cut-outs";

/** Highlight, body and slot colors of the screws, by the option `color`. */
const screws: Record<string, [string, string, string]> = {
  white: ["#ffffff", "#f1ece3", "#a79c8e"],
  silver: ["#ffffff", "#c6cbd0", "#6d747b"],
  gold: ["#fff3c9", "#d9b04f", "#86601c"],
};

/** Draws the inside of an SVG of 800 by 800: a cover plate beside a door, its switches on, in the options of it. */
export function SwitchpanelScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const { front } = sizes;
  const place = fitInto(front, { x: 158, y: 96, width: 504, height: 560 });
  const scale = place.width / front.width;
  const openings = switchOpenings(options);
  const plate = maskPath({ kind: "path", path: platePath(front, 4, []) }, front);
  const open = maskPath({ kind: "path", path: platePath(front, 4, openings) }, front);
  const soft = `${idPrefix}-soft`;
  return (
    <g>
      <Room markup={doorway} background={background} idPrefix={idPrefix} />
      <Blur id={soft} deviation={2.2} />
      <g transform={laidInto(place, front)}>
        <SoftShadow d={plate} off={[2.6, 3.8]} opacity={0.45} blur={soft} color="#3a2414" />
        <path d={plate} transform="translate(.9 1.1)" fill="#cfc3b2" />
        <path d={plate} fill="#4a423b" />
        {openings
          .filter(({ round }) => !round)
          .map((opening) => (
            <Switch key={opening.x} opening={opening} kind={options.switch} />
          ))}
        {surface("front")}
        <path d={open} fill="none" stroke="#fff" strokeOpacity="0.75" strokeWidth={1.4 / scale} />
        <path
          d={open}
          fill="none"
          stroke="#3a2414"
          strokeOpacity="0.28"
          strokeWidth={2.2 / scale}
          transform={`translate(${-1.3 / scale} ${-1.3 / scale})`}
          clipPath={`url(#${idPrefix}-plate)`}
        />
        <Clip id={`${idPrefix}-plate`} d={plate} />
        <Gloss width={front.width} height={front.height} idPrefix={idPrefix} />
        {openings
          .filter(({ round }) => round)
          .map((hole) => (
            <Screw key={`${hole.x} ${hole.y}`} hole={hole} tones={screws[options.color] ?? screws.white} />
          ))}
      </g>
    </g>
  );
}

/** The part visible in the opening: a lever in the upper position, or a rocker pressed at its top. */
function Switch({ opening: { x, y, width, height }, kind }: { opening: Opening; kind: string }) {
  if (kind === "rocker") {
    const middle = y + height / 2;
    return (
      <g>
        <rect x={x + 0.8} y={y + 0.8} width={width - 1.6} height={height - 1.6} rx="1.4" fill="#f7f3eb" />
        <path
          d={`M${x + 0.8} ${y + 0.8}h${width - 1.6}V${middle}H${x + 0.8}Z`}
          fill="#3a2414"
          opacity="0.12"
        />
        <path d={`M${x + 0.8} ${middle}h${width - 1.6}v6H${x + 0.8}Z`} fill="#fff" />
        <path
          d={`M${x + 0.8} ${y + height - 4}h${width - 1.6}v3H${x + 0.8}Z`}
          fill="#3a2414"
          opacity="0.16"
        />
        <path d={`M${x + 0.8} ${middle}h${width - 1.6}`} stroke="#b9ae9f" strokeWidth="0.4" />
      </g>
    );
  }
  const [left, right] = [x + 1.6, x + width - 1.6];
  return (
    <g>
      <path
        d={`M${left} ${y + 13}L${left + 0.8} ${y - 1}H${right - 0.8}L${right} ${y + 13}Z`}
        fill="#2a1a10"
        opacity="0.4"
      />
      <rect x={left} y={y + 11} width={right - left} height="6" rx="1" fill="#d8cebe" />
      <path
        d={`M${left} ${y + 13}L${left + 0.7} ${y + 1.4}q.1-1 1-1h${right - left - 3.4}q.9 0 1 1L${right} ${y + 13}Z`}
        fill="#fbf8f2"
      />
      <path
        d={`M${right - 2} ${y + 0.5}q1.200 0 1.300 1L${right} ${y + 13}h-2.200Z`}
        fill="#3a2414"
        opacity="0.16"
      />
      <path d={`M${left} ${y + 13}h${right - left}`} stroke="#b9ae9f" strokeWidth="0.5" />
    </g>
  );
}

function Screw({ hole, tones: [gleam, body, slot] }: { hole: Opening; tones: [string, string, string] }) {
  const [x, y] = [hole.x + hole.width / 2, hole.y + hole.height / 2];
  return (
    <g>
      <circle cx={x + 0.3} cy={y + 0.4} r="3.2" fill="#2a1a10" opacity="0.4" />
      <circle cx={x} cy={y} r="3" fill={body} />
      <Line d={`M${x - 2.1} ${y - 1.2}a2.4 2.4 0 0 1 2.1-1.200`} color={gleam} width={0.7} cap="round" />
      <path d={`M${x - 2.2} ${y + 0.8}l4.400-1.600`} stroke={slot} strokeWidth="0.8" />
    </g>
  );
}

function Gloss({ width, height, idPrefix }: { width: number; height: number; idPrefix: string }) {
  const gloss = `${idPrefix}-gloss`;
  return (
    <g clipPath={`url(#${idPrefix}-plate)`}>
      <Gradient id={gloss} x2="0.8" y2="1" stops={["0 #fff 0.34", "0.4 #fff 0", "1 #2a1a10 0.16"]} />
      <rect width={width} height={height} fill={`url(#${gloss})`} />
    </g>
  );
}
