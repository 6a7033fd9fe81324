import type { PressColors } from "../press-colors";
import { spaced } from "./line-points";
import { type SignPlan, tubeLengths } from "./sign-plan";

/** Millimeters: thin enough to bend along, wide enough to see its color. */
const LINE = 1;
const STEP = 1;

/** Draws each tube of a sign as one line in the color of its light. @param press the inks of these colors */
export function drawTubes(document: PDFKit.PDFDocument, { tubes }: SignPlan, press?: PressColors): void {
  document.lineWidth(LINE).lineCap("round").lineJoin("round");
  for (const { layer, line } of tubes) {
    const [start, ...points] = spaced(line, STEP).map(({ x, y }) => ({ x: hundredths(x), y: hundredths(y) }));
    document.moveTo(start.x, start.y);
    for (const { x, y } of points) document.lineTo(x, y);
    document.strokeColor(press?.inksOf(layer.color) ?? layer.color).stroke();
  }
}

/** What screen readers read, such as "Tubes: Neon pink, 2345 mm in 5 pieces". */
export function describeTubes(plan: SignPlan): string {
  const lengths = tubeLengths(plan).map(
    ({ color, millimeters, pieces }) =>
      `${color}, ${millimeters} mm in ${pieces === 1 ? "1 piece" : `${pieces} pieces`}`,
  );
  return `Tubes: ${lengths.join("; ")}`;
}

function hundredths(millimeters: number): number {
  return Math.round(millimeters * 100) / 100;
}
