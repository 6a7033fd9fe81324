import { artSlot, part, textSlot } from "../../blueprint/layers";
import { ink, marigold, terracotta, white } from "../../blueprint/palette";
import type { Size } from "../../blueprint/sizes";
import type { Box, Layer, TextLayer } from "../../document/document";
import { hundredths } from "../../geometry/measure";
import { easiestToRead } from "../../text/legible-text";
import { holidaysIn } from "./holidays";
import { type Month, monthTitle, weeksOf } from "./months";
import { ownDatesIn } from "./own-dates";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
/** Maximum number of weeks in a month; all months use the same day size. */
const MAX_WEEKS = 6;
/** Maximum number of notes under a day. */
const MAX_NOTES = 2;
const grid = { x: 0.06, width: 0.88, title: 0.585, weekdays: 0.645, days: 0.677, end: 0.972 };

interface MonthPage {
  month: Month;
  size: Size;
  /** Background color (hex) of the page. */
  background: string;
  ownDates: string[];
  hasHolidays: boolean;
}

/**
 * Returns the layers of a month in the lower part of the page: its name, its weeks starting on Sunday, the holidays and
 * the shopper's own dates.
 */
export function monthLayers(page: MonthPage): Layer[] {
  const { month, size, background } = page;
  const colors = colorsOn(background);
  return [
    written("month", monthTitle(month), part(size, grid.x, grid.title, grid.width, 0.045), {
      font: "playfair-display",
      color: colors.words,
    }),
    ...WEEKDAYS.map((name, column) =>
      written(`weekday-${column}`, name, cell(size, column, grid.weekdays, 0.018), {
        font: "bebas-neue",
        color: column === 0 ? colors.accent : colors.words,
      }),
    ),
    ...weeksOf(month).flatMap((week, row) =>
      week.flatMap((day, column) => (day === null ? [] : dayLayers(page, day, { row, column }))),
    ),
  ];
}

function dayLayers(page: MonthPage, day: number, { row, column }: { row: number; column: number }): Layer[] {
  const { size, background } = page;
  const colors = colorsOn(background);
  const tall = (grid.end - grid.days) / MAX_WEEKS;
  const top = grid.days + row * tall;
  const own = titlesOn(day, ownDatesIn(page.ownDates, page.month));
  const holidays = page.hasHolidays ? titlesOn(day, holidaysIn(page.month)) : [];
  const isFree = column === 0 || holidays.length > 0;
  const number = cell(size, column, top, tall * 0.42);
  const notes = [...own, ...holidays]
    .slice(0, MAX_NOTES)
    .map((title, line) =>
      written(
        `note-${day}-${line + 1}`,
        title,
        cell(size, column, top + tall * (0.47 + line * 0.23), tall * 0.2),
        { font: "figtree", color: line < own.length ? colors.accent : colors.words },
      ),
    );
  return [
    written(`day-${day}`, String(day), number, {
      font: "bebas-neue",
      color: isFree ? colors.accent : colors.words,
    }),
    ...(own.length > 0 ? [artSlot(`mark-${day}`, "paw", markBeside(number), colors.accent)] : []),
    ...notes,
  ];
}

function titlesOn(day: number, dates: { day: number; title: string }[]): string[] {
  return dates.filter((date) => date.day === day).map(({ title }) => title);
}

/** A cell in a day's column, slightly narrower than it. */
function cell(size: Size, column: number, top: number, height: number): Box {
  const wide = grid.width / 7;
  return part(size, grid.x + (column + 0.04) * wide, top, wide * 0.92, height);
}

function markBeside({ x, y, width, height }: Box): Box {
  const side = hundredths(height * 0.62);
  return { x: hundredths(x + width * 0.72), y: hundredths(y + height * 0.14), width: side, height: side };
}

function colorsOn(background: string): { words: string; accent: string } {
  const [words] = easiestToRead([ink], background, [ink, white]);
  const [accent] = easiestToRead([terracotta, marigold], background, [ink, white]);
  return { words, accent };
}

function written(id: string, text: string, box: Box, style: { font: string; color: string }): TextLayer {
  return { ...textSlot(id, box, style), text };
}
