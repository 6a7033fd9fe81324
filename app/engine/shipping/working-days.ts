import { type CalendarDay, weekdayOf } from "~/brand/calendar-day";
import { isFederalHoliday } from "./federal-holidays";

/** True if production and carriers work on that day: neither on weekends nor on federal holidays. */
export function isWorkingDay(day: CalendarDay): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !isFederalHoliday(day);
}

/** The day itself if it is a working day, otherwise the next one. */
export function firstWorkingDay(day: CalendarDay): CalendarDay {
  let candidate = day;
  while (!isWorkingDay(candidate)) candidate += 1;
  return candidate;
}

/** Number of working days after the first day, up to and including the last day; zero when it is earlier. */
export function workingDaysAfter(first: CalendarDay, last: CalendarDay): number {
  let count = 0;
  for (let day = first + 1; day <= last; day += 1) if (isWorkingDay(day)) count += 1;
  return count;
}

/** Cache of the working days after the most recent start day: all carts of a day start from the same one. */
let latest = { from: Number.NaN, days: [] as CalendarDay[] };

/** The day that many working days after the day. */
export function addWorkingDays(day: CalendarDay, workingDays: number): CalendarDay {
  if (workingDays === 0) return day;
  if (latest.from !== day) latest = { from: day, days: [] };
  const { days } = latest;
  while (days.length < workingDays) days.push(firstWorkingDay((days.at(-1) ?? day) + 1));
  return days[workingDays - 1];
}
