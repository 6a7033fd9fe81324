const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "America/New_York" });

/** The last whole day before an end, where the shop is, such as "December 14, 2026". @param end ISO time in UTC */
export function lastDay(end: string): string {
  return format.format(Date.parse(end) - 1);
}
