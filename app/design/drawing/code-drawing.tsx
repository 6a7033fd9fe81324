import { QUIET_ZONE } from "../codes/code-level";
import { codeSquare, shownCode } from "../codes/shown-code";
import type { CodeLayer } from "../document/document";
import { written } from "../geometry/measure";
import type { OutlineText } from "../text/outline";

interface CodeDrawingProps {
  layer: CodeLayer;
  /** Millimeters of the smallest module that can be scanned from the surface. */
  minModule: number;
  outline: OutlineText;
  /** Tone of the engraving, where it is not printed. */
  engraving?: string;
  /** Color around and between the modules; none leaves the bare material as it is. */
  paper?: string;
  /** For print: a code without a link stays blank. */
  isPrinted?: boolean;
}

/** Draws a QR code, nothing while its encoder is loading. */
export function CodeDrawing({ layer, minModule, outline, engraving, paper, isPrinted }: CodeDrawingProps) {
  const { font, text, isExample } = shownCode(layer, minModule);
  const shape = isExample && isPrinted ? undefined : outline(font, text);
  if (!shape) return null;
  const { x, y, side } = codeSquare(layer.box);
  const module = side / (shape.width + 2 * QUIET_ZONE);
  const [left, top] = [x, y].map((start) => written(start + QUIET_ZONE * module));
  return (
    <>
      {paper && (
        <rect x={written(x)} y={written(y)} width={written(side)} height={written(side)} fill={paper} />
      )}
      <path
        d={shape.path}
        transform={`translate(${left} ${top}) scale(${written(module, 5)})`}
        fill={engraving ?? layer.color}
        opacity={isExample ? 0.3 : undefined}
      />
    </>
  );
}
