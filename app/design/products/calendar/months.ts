/** A month of a year; `month` from 1 to 12. */
export interface Month {
  year: number;
  month: number;
}

const names = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Such as 2027-01. */
export function monthCode({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}

/** Parses a code such as 2027-01; anything else means January 2026. */
export function readMonth(code: string | undefined): Month {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(code ?? "") ?? [];
  return year ? { year: Number(year), month: Number(month) } : { year: 2026, month: 1 };
}

/** Returns the month that many months later, or earlier if negative. */
export function monthsLater({ year, month }: Month, count: number): Month {
  const index = year * 12 + month - 1 + count;
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
}

/** Such as January 2027. */
export function monthTitle({ year, month }: Month): string {
  return `${names[month - 1]} ${year}`;
}

/** Number of days, 28 to 31. */
export function daysIn({ year, month }: Month): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The day of the week, 0 for Sunday. */
function weekday({ year, month }: Month, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** Returns the day of the month of the nth such weekday (0 for Sunday); -1 means the last. */
export function nthWeekday(month: Month, wanted: number, nth: number): number {
  if (nth < 0) {
    const last = daysIn(month);
    return last - ((weekday(month, last) - wanted + 7) % 7);
  }
  return 1 + ((wanted - weekday(month, 1) + 7) % 7) + (nth - 1) * 7;
}

/** Returns the days by week, from Sunday; null before the first and after the last day. */
export function weeksOf(month: Month): (number | null)[][] {
  const before = weekday(month, 1);
  const days = daysIn(month);
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - before + 1;
      return day >= 1 && day <= days ? day : null;
    }),
  );
}
