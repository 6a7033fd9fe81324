/**
 * A calendar day as a number: days since January 1, 1970, independent of time zones, for fast comparison and
 * arithmetic.
 */
export type CalendarDay = number;

export const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** January 1, 1970 was a Thursday. */
const WEEKDAY_OF_FIRST = 4;

/** @param month 1 to 12 */
export function calendarDay(year: number, month: number, day: number): CalendarDay {
  return Date.UTC(year, month - 1, day) / DAY_MILLISECONDS;
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(day: CalendarDay): number {
  return (((day + WEEKDAY_OF_FIRST) % 7) + 7) % 7;
}

export function yearOf(day: CalendarDay): number {
  return new Date(day * DAY_MILLISECONDS).getUTCFullYear();
}

/** The day as yyyy-mm-dd. Formatted by hand: toISOString would cost every cart as much as all the date arithmetic. */
export function isoDay(day: CalendarDay): string {
  const date = new Date(day * DAY_MILLISECONDS);
  return `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
}

/** @param text yyyy-mm-dd */
export function dayOf(text: string): CalendarDay {
  return Date.parse(text) / DAY_MILLISECONDS;
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}
