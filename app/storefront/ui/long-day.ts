const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A day such as "November 20, 2026". @param time ISO 8601 */
export function longDay(time: string): string {
  return format.format(new Date(time));
}
