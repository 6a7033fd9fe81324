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
