import { shopDay } from "~/brand/shop-day";
import { dayFormat } from "../ui/day-format";

const format = dayFormat({
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/**
 * Formats a day, such as "Fri, Nov 20, 2026". Accepts yyyy-mm-dd, or a time, whose day at the shop it is; other text is
 * returned unchanged, and is empty when there is none.
 */
export function longDate(text: string | null | undefined): string {
  if (!text) return "";
  const date = new Date(`${shopDay(text)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? text : format(date);
}

/** @param first, last yyyy-mm-dd, or times */
export function daysBetween(first: string, last: string): number {
  const [from, to] = [first, last].map((text) => Date.parse(shopDay(text)));
  return Math.round((to - from) / DAY);
}

/** Checks whether a day is at most that many days away. @param lastDay yyyy-mm-dd, UTC */
export function endsSoon(lastDay: string, days: number, now: Date): boolean {
  return Date.parse(`${lastDay}T00:00:00Z`) - now.getTime() <= days * DAY;
}

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
