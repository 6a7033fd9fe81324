import { dayFormat } from "../ui/day-format";

const format = dayFormat({
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/** A day in words, such as "Fri, Nov 20, 2026". Takes yyyy-mm-dd, or a time with date first; other text stays as it is. */
export function longDate(text: string): string {
  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? text : format(date);
}

/** @param first, last yyyy-mm-dd, or times with the date first */
export function daysBetween(first: string, last: string): number {
  const [from, to] = [first, last].map((text) => Date.parse(text.slice(0, 10)));
  return Math.round((to - from) / DAY);
}

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
