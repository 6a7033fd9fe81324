import { type CalendarDay, weekdayOf } from "~/brand/calendar-day";
import { isFederalHoliday } from "./federal-holidays";

/** Days on which the workshop is closed besides. */
export type ClosedDays = ReadonlySet<CalendarDay>;

const NONE: ClosedDays = new Set();

/** True if production and carriers work on that day: neither on weekends and federal holidays, nor on closed days. */
export function isWorkingDay(day: CalendarDay, closed = NONE): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !isFederalHoliday(day) && !closed.has(day);
}

/** The day itself if it is a working day, otherwise the next one. */
export function firstWorkingDay(day: CalendarDay, closed = NONE): CalendarDay {
  let candidate = day;
  while (!isWorkingDay(candidate, closed)) candidate += 1;
  return candidate;
}

/** Number of working days after the first day, up to and including the last day; zero when it is earlier. */
export function workingDaysAfter(first: CalendarDay, last: CalendarDay, closed = NONE): number {
  let count = 0;
  for (let day = first + 1; day <= last; day += 1) if (isWorkingDay(day, closed)) count += 1;
  return count;
}

/** The last working day from which that many working days end by the day. */
export function subtractWorkingDays(day: CalendarDay, workingDays: number, closed = NONE): CalendarDay {
  let candidate = day;
  for (let left = workingDays; ; candidate -= 1) {
    if (!isWorkingDay(candidate, closed)) continue;
    if (left === 0) return candidate;
    left -= 1;
  }
}

/** Cache of the working days after the most recent start day: all carts of a day start from the same one. */
let latest = { from: Number.NaN, closed: NONE, days: [] as CalendarDay[] };

/** The day that many working days after the day. */
export function addWorkingDays(day: CalendarDay, workingDays: number, closed = NONE): CalendarDay {
  if (workingDays === 0) return day;
  if (latest.from !== day || latest.closed !== closed) latest = { from: day, closed, days: [] };
  const { days } = latest;
  while (days.length < workingDays) days.push(firstWorkingDay((days.at(-1) ?? day) + 1, closed));
  return days[workingDays - 1];
}
