import { daysIn, type Month } from "./months";

/** A yearly date that a shopper adds, such as a birthday. */
interface OwnDate {
  month: number;
  day: number;
  title: string;
}

/** A month and day, 03-14 or 3/14, and a title. */
const WRITTEN = /^(\d{1,2})[-/](\d{1,2})\s+(\S.*)$/;
const LEAP_YEAR = 2028;

/** Returns the error of a line; undefined for the format "03-14 Bella's birthday". */
export function ownDateProblem(line: string): string | undefined {
  const date = readLine(line);
  if (!date) return `“${line}”: enter the month, day and occasion, like 03-14 Bella's birthday.`;
  const isDay = date.day >= 1 && date.day <= daysIn({ year: LEAP_YEAR, month: date.month });
  return isDay && date.month >= 1 && date.month <= 12 ? undefined : `“${line}”: that date doesn't exist.`;
}

/** Returns the shopper's dates in a month, in the order of the lines; February 29 moves to the 28th in other years. */
export function ownDatesIn(lines: string[], month: Month): { day: number; title: string }[] {
  return lines.flatMap((line) => {
    const date = ownDateProblem(line) ? undefined : readLine(line);
    if (date?.month !== month.month) return [];
    return [{ day: Math.min(date.day, daysIn(month)), title: date.title }];
  });
}

function readLine(line: string): OwnDate | undefined {
  const [, month, day, title] = WRITTEN.exec(line) ?? [];
  return title ? { month: Number(month), day: Number(day), title } : undefined;
}
