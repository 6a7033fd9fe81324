const DAY = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** A day in full, such as "Friday, November 20". @param day yyyy-mm-dd, a day at the shop */
export function dayText(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}
