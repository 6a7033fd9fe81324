import type { BlankMoveKind } from "../documents.generated";

/** What staff record about the number of a blank. */
export const blankMoves: Record<BlankMoveKind, string> = {
  RECEIVED: "Arrived",
  SPOILED: "Spoiled or lost",
  COUNTED: "Counted: this many are on hand",
};
