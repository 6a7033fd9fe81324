import { dayFormat } from "../ui/day-format";

const format = dayFormat({ dateStyle: "long", timeZone: "America/New_York" });

/** The last whole day before an end, where the shop is, such as "December 14, 2026". @param end ISO time in UTC */
export function lastDay(end: string): string {
  return format(Date.parse(end) - 1);
}
