import type { BoxSheet } from "./box-sheet";

/** The paper around the lid of the cardboard box that all puzzles come in; lengths in millimeters. */
const LID = { width: 290, height: 230 };
const DEPTH = 40;
/** Folded around the lid's edge and glued to its inside. */
const TURN_IN = 18;

/** Returns the wrap of the lid: the picture on its top, and the background on its sides. */
export function boxLid(): BoxSheet {
  const edge = TURN_IN + DEPTH;
  const size = { width: LID.width + 2 * edge, height: LID.height + 2 * edge };
  const across = [TURN_IN, edge, size.width - edge, size.width - TURN_IN];
  const along = [TURN_IN, edge, size.height - edge, size.height - TURN_IN];
  return {
    title: "Lid of the box",
    surface: "front",
    size,
    mask: { kind: "rectangle" },
    creases: [
      ...across.map((x) => ({ from: { x, y: 0 }, to: { x, y: size.height } })),
      ...along.map((y) => ({ from: { x: 0, y }, to: { x: size.width, y } })),
    ],
    panels: [{ x: edge, y: edge, ...LID }],
  };
}
