const format = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** A day such as "Thu, Dec 3". @param day yyyy-mm-dd */
export function dayText(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
