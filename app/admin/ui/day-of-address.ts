import { dayOf, isoDay } from "~/brand/calendar-day";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day of a list's address, yyyy-mm-dd; null for anything else, such as February 30. */
export function dayOfAddress(query: URLSearchParams, name: string): string | null {
  const day = query.get(name) ?? "";
  return DAY.test(day) && isoDay(dayOf(day)) === day ? day : null;
}
