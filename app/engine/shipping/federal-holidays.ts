import { type CalendarDay, calendarDay, weekdayOf, yearOf } from "~/brand/calendar-day";

const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6];
const LAST = -1;

/** US federal holidays on a fixed date. */
const ON_A_DATE: { name: string; month: number; day: number }[] = [
  { name: "New Year's Day", month: 1, day: 1 },
  { name: "Juneteenth", month: 6, day: 19 },
  { name: "Independence Day", month: 7, day: 4 },
  { name: "Veterans Day", month: 11, day: 11 },
  { name: "Christmas Day", month: 12, day: 25 },
];

/** Those on a weekday of a month, such as the third or last Monday. */
const ON_A_WEEKDAY: { name: string; month: number; weekday: number; nth: number }[] = [
  { name: "Martin Luther King Jr. Day", month: 1, weekday: MONDAY, nth: 3 },
  { name: "Washington's Birthday", month: 2, weekday: MONDAY, nth: 3 },
  { name: "Memorial Day", month: 5, weekday: MONDAY, nth: LAST },
  { name: "Labor Day", month: 9, weekday: MONDAY, nth: 1 },
  { name: "Columbus Day", month: 10, weekday: MONDAY, nth: 2 },
  { name: "Thanksgiving Day", month: 11, weekday: THURSDAY, nth: 4 },
];

export interface Holiday {
  name: string;
  /** The day off: the Friday before a holiday on Saturday, the Monday after one on Sunday. */
  observedOn: CalendarDay;
}

/** The federal holidays of a year by current law. New Year's Day may be observed in the previous year. */
export function federalHolidays(year: number): Holiday[] {
  return [
    ...ON_A_DATE.map(({ name, month, day }) => ({
      name,
      observedOn: observed(calendarDay(year, month, day)),
    })),
    ...ON_A_WEEKDAY.map(({ name, month, weekday, nth }) => ({
      name,
      observedOn: nth === LAST ? lastWeekday(year, month, weekday) : nthWeekday(year, month, weekday, nth),
    })),
  ];
}

export function isFederalHoliday(day: CalendarDay): boolean {
  const year = yearOf(day);
  return daysOff(year).has(day) || daysOff(year + 1).has(day);
}

const cache = new Map<number, ReadonlySet<CalendarDay>>();

function daysOff(year: number): ReadonlySet<CalendarDay> {
  const days = cache.get(year) ?? new Set(federalHolidays(year).map(({ observedOn }) => observedOn));
  cache.set(year, days);
  return days;
}

function observed(day: CalendarDay): CalendarDay {
  if (weekdayOf(day) === SATURDAY) return day - 1;
  return weekdayOf(day) === SUNDAY ? day + 1 : day;
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): CalendarDay {
  const first = calendarDay(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7;
}

function lastWeekday(year: number, month: number, weekday: number): CalendarDay {
  const last = calendarDay(year, month + 1, 1) - 1;
  return last - ((weekdayOf(last) - weekday + 7) % 7);
}
