import type { PathCommand } from "opentype.js";
import { moved, type Point, pointsOf, type SetLetter } from "./bent-line";
import { betweenLines, type LineShape, type TextCircle } from "./outline";
import { widthOf } from "./set-lines";

/** Ems left between the end of a line that goes all around and its beginning. */
const GAP = 0.3;
/** Ems of the smallest circle, on which letters are still upright beside each other. */
const MIN_RADIUS = 1;

/** The circle and style of a text on it; `capital` is the height of the font's capitals in its units. */
type CircleShape = Pick<LineShape, "align" | "lineSpacing"> & { circle: TextCircle; capital: number };

/** Letters around a circle with its center at 0, and the radius that contains them, in units of the font. */
interface LettersOnCircle {
  commands: PathCommand[];
  radius: number;
}

/**
 * Places the lines of a text on circles around one center, each letter rotated as a whole: facing outside from the top, the
 * first line outermost; facing inside from the bottom, the first line innermost. The length of a line is that of the inner
 * edge of its letters, so that they never overlap. Where a line is longer than its circle, the circle grows.
 */
export function setOnCircle(
  lines: SetLetter[][],
  { circle, capital, ...shape }: CircleShape,
  unitsPerEm: number,
): LettersOnCircle {
  const distance = (betweenLines(shape).lineSpacing / 100) * unitsPerEm;
  const isOutside = circle.facing === "outside";
  // Distances of each line's inner edge and baseline from the inner edge of the first line.
  const offset = (index: number) => (isOutside ? -index : index) * distance;
  const baseline = isOutside ? 0 : capital;
  const needed = lines.map((line, index) => {
    const around = (widthOf(line) + GAP * unitsPerEm) / (2 * Math.PI);
    return Math.max(around, MIN_RADIUS * unitsPerEm) - offset(index);
  });
  const outer = (circle.diameter / 2000) * unitsPerEm - beyondInnerEdge(lines, offset, isOutside, capital);
  const inner = Math.max(outer, ...needed);
  const commands = lines.flatMap((line, index) => {
    const edge = inner + offset(index);
    return onCircle(line, { edge, baseline: edge + baseline, isOutside });
  });
  const radius = commands.flatMap(pointsOf).reduce((max, { x, y }) => Math.max(max, Math.hypot(x, y)), 0);
  return { commands, radius };
}

/** Distance that the ink of the lines reaches beyond the inner edge of the first. */
function beyondInnerEdge(
  lines: SetLetter[][],
  offset: (index: number) => number,
  isOutside: boolean,
  capital: number,
): number {
  const reach = lines.map((line, index) => {
    const points = line.flatMap(({ commands }) => commands.flatMap(pointsOf));
    const ink = (way: 1 | -1) => points.reduce((max, { y }) => Math.max(max, way * y), 0);
    return offset(index) + (isOutside ? ink(-1) : capital + ink(1));
  });
  return Math.max(0, ...reach);
}

interface Ring {
  /** Radius along which the letters have their widths. */
  edge: number;
  baseline: number;
  isOutside: boolean;
}

function onCircle(letters: SetLetter[], { edge, baseline, isOutside }: Ring): PathCommand[] {
  const center = widthOf(letters) / 2;
  return letters.flatMap(({ commands, left, right }) => {
    const middle = (left + right) / 2;
    const angle = (middle - center) / edge;
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    const put = ({ x, y }: Point): Point => {
      const across = x - middle;
      if (isOutside) {
        const out = baseline - y;
        return { x: across * cosine + out * sine, y: across * sine - out * cosine };
      }
      const out = baseline + y;
      return { x: across * cosine + out * sine, y: out * cosine - across * sine };
    };
    return commands.map((command) => moved(command, put));
  });
}
