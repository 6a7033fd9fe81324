import { piano } from "../../drawings/rooms/piano.generated";
import { Blur } from "../../scenes/blur";
import { Laid } from "../../scenes/laid";
import { Line } from "../../scenes/line";
import { metalTones } from "../../scenes/materials";
import { fitInto, grown, type Place } from "../../scenes/place";
import { Room } from "../../scenes/room";
import type { SceneProps } from "../../scenes/scene";
import { StandOffs } from "../../scenes/stand-offs";

/** Millimeters of clear acrylic around the print, by the option `border`. */
const borders: Record<string, number> = { "1in": 25.4, "2in": 50.8 };
/** Distance of the sheets from the wall, and between the sheets, in units of the drawing. */
const OFF = 26;
const SHEET = 7;

/**
 * Draws the inside of an SVG of 800 by 800: a print between two clear sheets over a piano, to scale in the
 * option `border`, on stand-offs of the option `finish`.
 */
export function DoubleacrylicScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const border = borders[options.border] ?? borders["1in"];
  const { front } = sizes;
  const whole = { width: front.width + 2 * border, height: front.height + 2 * border };
  const sheet = fitInto(whole, { x: 100, y: 40, width: 590, height: 560 });
  const scale = sheet.width / whole.width;
  const print = grown(sheet, -border * scale);
  return (
    <g>
      <Room markup={piano} background={background} idPrefix={idPrefix} />
      <Shadows sheet={sheet} print={print} idPrefix={idPrefix} />
      <Edges place={{ ...sheet, x: sheet.x + SHEET, y: sheet.y + SHEET }} shade="#7fb8aa" />
      <rect {...sheet} x={sheet.x + SHEET} y={sheet.y + SHEET} fill="#f2fffb" opacity="0.22" />
      <Laid place={print} size={front} print={surface("front")} />
      <path
        d={`M${print.x} ${print.y + print.height}h${print.width}V${print.y}`}
        fill="none"
        stroke="#2a1a10"
        strokeOpacity="0.3"
        strokeWidth="2"
      />
      <FrontSheet place={sheet} idPrefix={idPrefix} />
      <StandOffs
        place={sheet}
        metal={metalTones(options.finish)}
        idPrefix={idPrefix}
        scale={scale}
        inset={border / 2}
      />
    </g>
  );
}

/** The clear sheets cast a faint shadow, the print between them a full one, visible through the border. */
function Shadows({ sheet, print, idPrefix }: { sheet: Place; print: Place; idPrefix: string }) {
  const soft = `${idPrefix}-soft`;
  const moved = ({ x, y, width, height }: Place) => ({ x: x + OFF, y: y + OFF * 1.3, width, height });
  return (
    <g fill="#3a2414">
      <Blur id={soft} deviation={9} />
      <g filter={`url(#${soft})`}>
        <rect {...moved(sheet)} opacity="0.14" />
        <rect {...moved(print)} opacity="0.4" />
      </g>
      <path
        d={outline(moved(sheet))}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.55"
        strokeWidth="3"
        filter={`url(#${soft})`}
      />
    </g>
  );
}

function FrontSheet({ place, idPrefix }: { place: Place; idPrefix: string }) {
  const pane = `${idPrefix}-pane`;
  const { x, y, width, height } = place;
  const at = (across: number, down: number) =>
    `${Math.round(x + across * width)} ${Math.round(y + down * height)}`;
  return (
    <g>
      <clipPath id={pane}>
        <rect {...place} />
      </clipPath>
      <Edges place={place} shade="#8cc3b5" />
      <rect {...place} fill="#f2fffb" opacity="0.1" />
      <g clipPath={`url(#${pane})`} fill="#fff">
        <path d={`M${at(0, 0)}L${at(0.4, 0)}L${at(-0.1, 1)}L${at(-0.3, 1)}Z`} opacity="0.2" />
        <path d={`M${at(0.48, 0)}L${at(0.55, 0)}L${at(0.05, 1)}L${at(-0.02, 1)}Z`} opacity="0.16" />
        <path d={`M${at(1.1, 0.46)}L${at(1.1, 1)}L${at(0.66, 1)}Z`} opacity="0.12" />
      </g>
      <path d={outline(grown(place, -2))} fill="none" stroke="#fff" strokeOpacity="0.75" strokeWidth="4" />
      <path d={outline(place)} fill="none" stroke="#5e9c8d" strokeOpacity="0.45" strokeWidth="1.5" />
    </g>
  );
}

/** The polished right and bottom edges of one sheet. */
function Edges({ place: { x, y, width, height }, shade }: { place: Place; shade: string }) {
  const [right, bottom] = [x + width, y + height];
  const deep = SHEET - 2;
  return (
    <g>
      <path d={`M${right} ${y}l${deep} ${deep}V${bottom + deep}L${right} ${bottom}Z`} fill="#c9ece3" />
      <path d={`M${x} ${bottom}H${right}l${deep} ${deep}H${x + deep}Z`} fill={shade} />
      <Line d={`M${x} ${bottom}H${right}V${y}`} color="#fff" opacity={0.8} width={1.5} />
    </g>
  );
}

function outline({ x, y, width, height }: Place): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}
