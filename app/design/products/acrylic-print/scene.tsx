import { STAND_OFF_INSET } from "../../blueprint/stand-offs";
import { consoleTable } from "../../drawings/rooms/console-table.generated";
import { Gradient } from "../../scenes/gradient";
import { Laid } from "../../scenes/laid";
import { metalTones } from "../../scenes/materials";
import { fitInto, type Place } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { StandOffs } from "../../scenes/stand-offs";
import { WallShadow } from "../../scenes/wall-shadow";

/** Draws the inside of an SVG of 800 by 800: acrylic on stand-offs of the option `finish`, over a console. */
export function AcrylicPrintScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const place = fitInto(sizes.front, { x: 120, y: 44, width: 560, height: 560 });
  return (
    <g>
      <Room markup={consoleTable} background={background} idPrefix={idPrefix} />
      <WallShadow places={[place]} idPrefix={idPrefix} off={26} />
      <GlassEdge place={place} idPrefix={idPrefix} />
      <Laid place={place} size={sizes.front} print={surface("front")} />
      <Gloss place={place} idPrefix={idPrefix} />
      <StandOffs
        place={place}
        metal={metalTones(options.finish)}
        idPrefix={idPrefix}
        scale={place.width / sizes.front.width}
        inset={STAND_OFF_INSET}
      />
    </g>
  );
}

/** The thick edge of the pane, seen from slightly left and above, catching light. */
function GlassEdge({ place: { x, y, width, height }, idPrefix }: { place: Place; idPrefix: string }) {
  const [right, bottom] = [x + width, y + height];
  const edge = `${idPrefix}-edge`;
  return (
    <g>
      <Gradient id={edge} x2="0" y2="1" stops={["0 #f2fffb", "0.4 #9fd3c7", "0.7 #e2fbf4", "1 #6fae9f"]} />
      <path d={`M${right} ${y}l14 10V${bottom + 10}L${right} ${bottom}Z`} fill={`url(#${edge})`} />
      <path d={`M${x} ${bottom}H${right}l14 10H${x + 14}Z`} fill="#8cc3b5" />
      <path d={`M${x} ${bottom + 1}H${right}l12 9`} fill="none" stroke="#eafff9" strokeWidth="2" />
    </g>
  );
}

/** Two diagonal reflections of a window, and the bright rim of a polished pane. */
function Gloss({ place: { x, y, width, height }, idPrefix }: { place: Place; idPrefix: string }) {
  const pane = `${idPrefix}-pane`;
  const at = (across: number, down: number) =>
    `${Math.round(x + across * width)} ${Math.round(y + down * height)}`;
  return (
    <g>
      <clipPath id={pane}>
        <rect x={x} y={y} width={width} height={height} />
      </clipPath>
      <g clipPath={`url(#${pane})`} fill="#fff">
        <path d={`M${at(0, 0)}L${at(0.44, 0)}L${at(-0.12, 1)}L${at(-0.3, 1)}Z`} opacity="0.2" />
        <path d={`M${at(0.52, 0)}L${at(0.6, 0)}L${at(0.04, 1)}L${at(-0.04, 1)}Z`} opacity="0.16" />
        <path d={`M${at(1.1, 0.42)}L${at(1.1, 1)}L${at(0.62, 1)}Z`} opacity="0.1" />
      </g>
      <rect
        x={x + 2}
        y={y + 2}
        width={width - 4}
        height={height - 4}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.65"
        strokeWidth="4"
      />
    </g>
  );
}
