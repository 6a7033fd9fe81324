import { isoDay } from "./calendar-day";
import { shopTime } from "./shop-clock";

/** The one rule for dates that people enter, in forms and in the engine (specification §5 "Date"). */

const AMERICAN = /^(?<month>\d{1,2})([/ -])(?<day>\d{1,2})\2(?<year>\d{4})$/;
const DIGITS = /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/;
const MONTH_FIRST = /^(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i;
const DAY_FIRST = /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<name>[a-z]{3,9})\.?,? (?<year>\d{4})$/i;
const ISO = /^(?<year>\d{4})([/-])(?<month>\d{1,2})\2(?<day>\d{1,2})$/;
const NUMBERS = [AMERICAN, DIGITS, ISO];
const EARLIEST_YEAR = 1900;

export const INVALID_DATE = "Please enter a valid full date.";

/**
 * Reads a date as people write it, such as 12/31/1990, 12-31-1990, 12311990 or Dec 31, 1990, or as browsers fill it in,
 * yyyy-mm-dd. Dots are not read: with them the day usually comes first.
 * @returns yyyy-mm-dd; null when it does not exist
 */
export function readFullDate(typed: string): string | null {
  const text = typed.trim().replace(/\s+/g, " ");
  const numbers = NUMBERS.map((form) => form.exec(text)?.groups).find(Boolean);
  return existingDate(numbers ?? withMonth(MONTH_FIRST.exec(text)?.groups ?? DAY_FIRST.exec(text)?.groups));
}

const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);

/** Replaces the name of a month, which may be shortened, by its number. */
function withMonth(parts: Record<string, string> | undefined): Record<string, string> | undefined {
  const name = parts?.name.toLowerCase();
  const month = name ? MONTHS.findIndex((each) => each.startsWith(name)) + 1 : 0;
  return month === 0 ? undefined : { ...parts, month: String(month) };
}

/** A day as customers type it, mm/dd/yyyy; "" without one. @param day yyyy-mm-dd, or a time with the date first */
export function americanDate(day: string | null | undefined): string {
  const [year, month, date] = (day ?? "").slice(0, 10).split("-");
  return year && month && date ? `${month}/${date}/${year}` : "";
}

/** Whether a day is not in the future, in the shop's time zone. @param date yyyy-mm-dd */
export function isPastOrToday(date: string, now: Date): boolean {
  return date <= isoDay(shopTime(now).day);
}

function existingDate(parts: Record<string, string> | undefined): string | null {
  if (!parts || Number(parts.year) < EARLIEST_YEAR) return null;
  const iso = `${parts.year}-${parts.month.padStart(2, "0")}-${parts.day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
