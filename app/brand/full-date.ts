import { isoDay } from "./calendar-day";
import { shopTime } from "./shop-clock";

/** The one rule for dates that people enter, in forms and in the engine (specification §5 "Date"). */

const AMERICAN = /^(?<month>\d{1,2})([/-])(?<day>\d{1,2})\2(?<year>\d{4})$/;
const ISO = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;
const EARLIEST_YEAR = 1900;

export const INVALID_DATE = "Please enter a valid full date.";

/** Reads a date as people write it, mm/dd/yyyy or mm-dd-yyyy. @returns yyyy-mm-dd; null when it does not exist */
export function readTypedDate(typed: string): string | null {
  return existingDate(AMERICAN.exec(typed.trim())?.groups);
}

/** The same, or a date as programs and date pickers send it, yyyy-mm-dd. */
export function readFullDate(sent: string): string | null {
  return readTypedDate(sent) ?? existingDate(ISO.exec(sent.trim())?.groups);
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
