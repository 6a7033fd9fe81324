import { Blur } from "../../scenes/blur";
import { Clip } from "../../scenes/clip";
import { Gradient } from "../../scenes/gradient";
import { Laid } from "../../scenes/laid";
import { Line } from "../../scenes/line";
import { fitInto, type Place } from "../../scenes/place";
import type { SceneProps } from "../../scenes/scene";
import { TableTop } from "../../scenes/table-top";
import { type Cell, cutPattern, piecePath } from "./puzzle-cut";

/** Numbers of pieces in a row and in a column, by the option `pieces`. */
const grids: Record<string, [number, number]> = {
  "110": [11, 10],
  "252": [18, 14],
  "500": [25, 20],
  "1000": [40, 25],
};

/** Draws the inside of an SVG of 800 by 800: a puzzle on a table, three of its pieces still beside it. */
export function PhotopuzzleScene({ surface, sizes, options, background, idPrefix }: SceneProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const place = fitInto(sizes.front, { x: 44, y: 96, width: 700, height: 560 });
  const [columns, rows] = grids[options.pieces] ?? grids["252"];
  const cell = { wide: place.width / columns, tall: place.height / rows };
  const loose = [
    { column: columns - 2, row: rows - 3, x: 20, y: 96, turn: 28 },
    { column: columns - 4, row: rows - 2, x: 0, y: 108, turn: -20 },
    { column: columns - 3, row: rows - 4, x: -210, y: 176, turn: 64 },
  ];
  return (
    <g>
      <TableTop background={background} idPrefix={idPrefix} />
      <defs>
        <g id={id("print")}>
          <Laid place={{ ...place, x: 0, y: 0 }} size={sizes.front} print={surface("front")} />
          <Cuts place={place} cell={cell} pattern={id("cuts")} />
        </g>
        <Blur id={id("soft")} deviation={9} />
      </defs>
      <g transform={`rotate(-4 400 400) translate(${place.x} ${place.y})`}>
        <path
          d={`M10 16h${place.width}v${place.height}H10z`}
          fill="#2a1a10"
          opacity="0.5"
          filter={`url(#${id("soft")})`}
        />
        <path d={`M3 6h${place.width}v${place.height}H3z`} fill="#8f7a62" />
        <use href={`#${id("print")}`} />
        {loose.map(({ column, row }) => (
          <g key={column}>
            <path d={piecePath(cell, column, row)} fill="#bb8a57" />
            <Line d={piecePath(cell, column, row)} color="#2a1a10" opacity={0.55} width={3} />
          </g>
        ))}
        {loose.map((piece, index) => (
          <Loose key={piece.column} piece={piece} cell={cell} id={id(`piece-${index}`)} print={id("print")} />
        ))}
        <Sheen place={place} gradient={id("sheen")} />
      </g>
    </g>
  );
}

/** Dark cuts with a lit lower edge. */
function Cuts({ place: { width, height }, cell, pattern }: { place: Place; cell: Cell; pattern: string }) {
  const cut = cutPattern(cell);
  const line = Math.max(0.9, cell.wide * 0.035);
  return (
    <g>
      <pattern id={pattern} width={cell.wide * 2} height={cell.tall * 2} patternUnits="userSpaceOnUse">
        <g fill="none" strokeLinejoin="round">
          <Line d={cut} color="#fff" opacity={0.5} width={line} off={[line, line]} />
          <path d={cut} stroke="#2a1a10" strokeOpacity="0.55" strokeWidth={line} />
        </g>
      </pattern>
      <rect width={width} height={height} fill={`url(#${pattern})`} />
    </g>
  );
}

interface LoosePiece {
  column: number;
  row: number;
  x: number;
  y: number;
  turn: number;
}

/** A piece beside the puzzle, drawn larger because it is nearer to the viewer. */
function Loose({ piece, cell, id, print }: { piece: LoosePiece; cell: Cell; id: string; print: string }) {
  const outline = piecePath(cell, piece.column, piece.row);
  const middle = `${(piece.column + 0.5) * cell.wide} ${(piece.row + 0.5) * cell.tall}`;
  return (
    <g transform={`translate(${piece.x} ${piece.y + cell.tall}) rotate(${piece.turn} ${middle})`}>
      <Clip id={id} d={outline} />
      <path d={outline} fill="#2a1a10" opacity="0.4" transform="translate(5 6)" />
      <path d={outline} fill="#f3e7d2" transform="translate(1 3)" />
      <g clipPath={`url(#${id})`}>
        <use href={`#${print}`} />
      </g>
      <path d={outline} fill="none" stroke="#fff" strokeOpacity="0.7" strokeWidth="1.5" />
    </g>
  );
}

function Sheen({ place: { width, height }, gradient }: { place: Place; gradient: string }) {
  return (
    <g>
      <Gradient id={gradient} x2="1" y2="1" stops={["0 #fff 0.28", "0.45 #fff 0", "1 #2a1a10 0.12"]} />
      <rect width={width} height={height} fill={`url(#${gradient})`} />
    </g>
  );
}
