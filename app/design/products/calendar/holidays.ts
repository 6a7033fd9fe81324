import { type Month, nthWeekday } from "./months";

const [SUNDAY, MONDAY, THURSDAY] = [0, 1, 4];
const LAST = -1;

interface Holiday {
  month: number;
  title: string;
  day: (month: Month) => number;
}

/** The federal holidays of the United States, and other days on which pets get presents. */
const holidays: Holiday[] = [
  { month: 1, title: "New Year's Day", day: () => 1 },
  { month: 1, title: "M. L. King Jr. Day", day: (month) => nthWeekday(month, MONDAY, 3) },
  { month: 2, title: "Valentine's Day", day: () => 14 },
  { month: 2, title: "Presidents' Day", day: (month) => nthWeekday(month, MONDAY, 3) },
  { month: 5, title: "Mother's Day", day: (month) => nthWeekday(month, SUNDAY, 2) },
  { month: 5, title: "Memorial Day", day: (month) => nthWeekday(month, MONDAY, LAST) },
  { month: 6, title: "Juneteenth", day: () => 19 },
  { month: 6, title: "Father's Day", day: (month) => nthWeekday(month, SUNDAY, 3) },
  { month: 7, title: "Independence Day", day: () => 4 },
  { month: 9, title: "Labor Day", day: (month) => nthWeekday(month, MONDAY, 1) },
  { month: 10, title: "Columbus Day", day: (month) => nthWeekday(month, MONDAY, 2) },
  { month: 10, title: "Halloween", day: () => 31 },
  { month: 11, title: "Veterans Day", day: () => 11 },
  { month: 11, title: "Thanksgiving", day: (month) => nthWeekday(month, THURSDAY, 4) },
  { month: 12, title: "Christmas", day: () => 25 },
];

/** Returns the holidays of a month with their days, in the order of the year. */
export function holidaysIn(month: Month): { day: number; title: string }[] {
  return holidays
    .filter((holiday) => holiday.month === month.month)
    .map(({ title, day }) => ({ title, day: day(month) }))
    .sort((one, other) => one.day - other.day);
}
