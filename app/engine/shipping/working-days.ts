import { type CalendarDay, weekdayOf } from "./calendar-day";
import { isFederalHoliday } from "./federal-holidays";

/** Whether the workshop and the carriers work on that day: neither on weekends nor on federal holidays. */
export function isWorkingDay(day: CalendarDay): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !isFederalHoliday(day);
}

/** The day itself when it is a working day, else the next one that is. */
export function firstWorkingDay(day: CalendarDay): CalendarDay {
  let candidate = day;
  while (!isWorkingDay(candidate)) candidate += 1;
  return candidate;
}

/** The working day that many working days after the day. */
export function addWorkingDays(day: CalendarDay, workingDays: number): CalendarDay {
  let reached = day;
  for (let left = workingDays; left > 0; left -= 1) reached = firstWorkingDay(reached + 1);
  return reached;
}
