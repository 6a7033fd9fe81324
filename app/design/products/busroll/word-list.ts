import type { Box } from "../../document/document";
import { hundredths } from "../../geometry/measure";
import type { BlindWord, PlacedWord } from "./word-rows";

/** Part of a line's height that its letters take. */
const INKED = 0.82;
/** Maximum height of a line, as a fraction of the area's height, so that a few words do not fill the paper. */
const HIGHEST = 0.16;

/** Arranges words in an area as a list: one below the other, all lines equally high, in the middle of its height. */
export function wordList(words: BlindWord[], area: Box): PlacedWord[] {
  const line = area.height * Math.min(HIGHEST, 1 / Math.max(1, words.length));
  const top = area.y + (area.height - line * words.length) / 2;
  return words.map((word, index) => ({
    ...word,
    box: {
      x: hundredths(area.x),
      y: hundredths(top + line * (index + (1 - INKED) / 2)),
      width: hundredths(area.width),
      height: hundredths(line * INKED),
    },
  }));
}
