import { shopDay } from "~/brand/shop-day";

const DATE = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/** Formats a date, such as "November 30, 2026". @param time ISO 8601, or a day, yyyy-mm-dd */
export function formatDate(time: string): string {
  return DATE.format(new Date(`${shopDay(time)}T00:00:00Z`));
}
