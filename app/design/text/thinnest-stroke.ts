import { closedLines, liesWithin, type Point } from "../geometry/path-points";
import type { OutlineText } from "./outline";

/** Of all places of a letter, this part is thinner: tips of strokes and serifs, which no tool can cut to a point. */
const TIPS = 0.1;
/** Units of a font (1000 per em) between a point on the outline and one that is surely beside it. */
const BESIDE = 0.5;

interface Piece {
  from: Point;
  to: Point;
  length: number;
}

/**
 * Returns the width of the thinnest strokes in a text, apart from their tips, in thousandths of the em; undefined when
 * nothing is drawn, and while its font is loading. Each letter is measured once, across its strokes.
 */
export function thinnestStroke(font: string, text: string, outline: OutlineText): number | undefined {
  const widths = [...new Set(text)].flatMap((letter) => {
    const shape = letter.trim() === "" ? undefined : outline(font, letter, { curve: 0, spacing: 0 });
    const width = shape ? letterStroke(closedLines(shape.path)) : undefined;
    return width === undefined ? [] : width;
  });
  return widths.length === 0 ? undefined : Math.min(...widths);
}

function letterStroke(lines: Point[][]): number | undefined {
  const pieces = lines.flatMap(piecesOf);
  const measured = pieces
    .map((piece) => ({ length: piece.length, width: widthAt(piece, pieces, lines) }))
    .toSorted((one, other) => one.width - other.width);
  const whole = measured.reduce((total, { length }) => total + length, 0);
  let passed = 0;
  return measured.find(({ length }) => {
    passed += length;
    return passed > whole * TIPS;
  })?.width;
}

function piecesOf(line: Point[]): Piece[] {
  return line
    .map((from, index) => {
      const to = line[(index + 1) % line.length];
      return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
    })
    .filter(({ length }) => length > 0);
}

/** The way from the middle of a piece of the outline through the ink to the outline on the other side. */
function widthAt({ from, to, length }: Piece, pieces: Piece[], lines: Point[][]): number {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const left = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const beside = { x: middle.x + left.x * BESIDE, y: middle.y + left.y * BESIDE };
  const inwards = liesWithin(lines, beside) ? left : { x: -left.x, y: -left.y };
  const ways = pieces.map((piece) => wayTo(middle, inwards, piece)).filter((way) => way > BESIDE);
  return Math.min(...ways);
}

/** The distance from a point along a direction of length 1 to a piece; infinite when it is not met. */
function wayTo(start: Point, direction: Point, { from, to }: Piece): number {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const cross = direction.x * along.y - direction.y * along.x;
  if (cross === 0) return Number.POSITIVE_INFINITY;
  const off = { x: from.x - start.x, y: from.y - start.y };
  const part = (off.x * direction.y - off.y * direction.x) / cross;
  return part < 0 || part > 1 ? Number.POSITIVE_INFINITY : (off.x * along.y - off.y * along.x) / cross;
}
