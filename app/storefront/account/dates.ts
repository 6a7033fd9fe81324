import { dayFormat } from "../ui/day-format";

const format = dayFormat({
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/**
 * Formats a day, such as "Fri, Nov 20, 2026". Accepts yyyy-mm-dd, or a time that begins with it; other text is returned
 * unchanged.
 */
export function longDate(text: string): string {
  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? text : format(date);
}

/** @param first, last yyyy-mm-dd, or times that begin with it */
export function daysBetween(first: string, last: string): number {
  const [from, to] = [first, last].map((text) => Date.parse(text.slice(0, 10)));
  return Math.round((to - from) / DAY);
}

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
