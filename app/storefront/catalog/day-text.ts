import { dayFormat } from "../ui/day-format";

const format = dayFormat({
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** Formats a day such as "Thu, Dec 3". @param day yyyy-mm-dd */
export function dayText(day: string): string {
  return format(new Date(`${day}T00:00:00Z`));
}
