import type { Box } from "../../document/document";
import { hundredths } from "../../geometry/measure";
import { capitalsWidth } from "./letter-widths";

/** A word of a bus blind, in capitals, with its font. */
export interface BlindWord {
  text: string;
  font: string;
}

export interface PlacedWord extends BlindWord {
  box: Box;
}

/** Gap between two words of a row, in heights of a capital. */
const GAP = 0.9;
/** Gap between two rows, as a fraction of the area's width. */
const LEADING = 0.035;
/** Height of a word's box relative to its capitals, so that kerned words still fill the row. */
const LOOSE = 1.05;
/** Maximum height of a row, as a fraction of the area's height. */
const HIGHEST = 0.3;
/** Resolution of heights in the search for the best rows. */
const STEPS = 600;

/**
 * Arranges words in an area as on an old destination blind: in their order, in justified rows, larger where a row has
 * few letters. Of all possible line breaks it chooses the one that fills the height best.
 */
export function wordRows(words: BlindWord[], area: Box): PlacedWord[] {
  if (words.length === 0) return [];
  const rows = bestRows(words, area).map((row) => ({ row, height: rowHeight(row, area) }));
  const inked = rows.reduce((total, { height }) => total + height, 0);
  const spare = (area.height - inked) / (rows.length + 1);
  const gap = Math.min(spare, area.width * LEADING * 2.5);
  let y = area.y + (area.height - inked - gap * (rows.length - 1)) / 2;
  return rows.flatMap(({ row, height }) => {
    const placed = placeRow(row, area, y, height);
    y += height + gap;
    return placed;
  });
}

/** An arrangement of the first words, and how uneven its rows are. */
interface Way {
  breaks: number[];
  unevenness: number;
}

/** Finds the most even arrangement for every number of words and every total height. */
function bestRows(words: BlindWord[], area: Box): BlindWord[][] {
  const leading = area.width * LEADING;
  const room = area.height + leading;
  const ways: Map<number, Way>[] = words.map(() => new Map());
  ways.unshift(new Map([[0, { breaks: [0], unevenness: 0 }]]));
  for (let end = 1; end <= words.length; end++) {
    for (let start = end - 1; start >= 0; start--) {
      const height = rowHeight(words.slice(start, end), area);
      const taken = Math.ceil(((height + leading) / room) * STEPS);
      for (const [before, way] of ways[start]) {
        const unevenness = way.unevenness + (height / area.height) ** 2;
        const known = ways[end].get(before + taken);
        if (before + taken > STEPS || (known && known.unevenness <= unevenness)) continue;
        ways[end].set(before + taken, { breaks: [...way.breaks, end], unevenness });
      }
    }
  }
  const finished = ways[words.length];
  const fullest = finished.get(Math.max(...finished.keys()))?.breaks ?? [0, words.length];
  return fullest.slice(1).map((end, index) => words.slice(fullest[index], end));
}

function rowHeight(row: BlindWord[], { width, height }: Box): number {
  return Math.min((width / rowWidth(row)) * LOOSE, height * HIGHEST);
}

/** Width of a row in heights of a capital. */
function rowWidth(row: BlindWord[]): number {
  return row.reduce((total, { font, text }) => total + capitalsWidth(font, text), GAP * (row.length - 1));
}

function placeRow(row: BlindWord[], area: Box, y: number, height: number): PlacedWord[] {
  const capital = height / LOOSE;
  let x = area.x + (area.width - rowWidth(row) * capital) / 2;
  return row.map((word) => {
    const width = capitalsWidth(word.font, word.text) * capital;
    const box = { x: hundredths(x), y: hundredths(y), width: hundredths(width), height: hundredths(height) };
    x += width + GAP * capital;
    return { ...word, box };
  });
}
