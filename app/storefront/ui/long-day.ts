import { dayFormat } from "./day-format";

const format = dayFormat({ dateStyle: "long", timeZone: "UTC" });

/** Formats a day such as "November 20, 2026". @param time ISO 8601 */
export function longDay(time: string): string {
  return format(new Date(time));
}
