import { shopDay } from "~/brand/shop-day";

/** Formats a date, such as "November 30, 2026". @param time ISO 8601, or a day, yyyy-mm-dd */
export function formatDate(time: string): string {
  return new Date(`${shopDay(time)}T00:00:00Z`).toLocaleDateString("en-US", {
    month: "long",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });
}
