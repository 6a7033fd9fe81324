import { type CalendarDay, DAY_MILLISECONDS } from "./calendar-day";

/** Time zone of the shop and its production site: all dates that people see are calendar days there. */
export const SHOP_TIME_ZONE = "America/New_York";

/** Time zone offsets change on full quarters of an hour, so that they are constant within one. */
const QUARTER_MILLISECONDS = 15 * 60 * 1000;
const HOUR_MILLISECONDS = 60 * 60 * 1000;

let clock: Intl.DateTimeFormat | undefined;

/** Day and hour (0 to 23) at the production site, with daylight saving time. */
export function shopTime(now: Date): { day: CalendarDay; hour: number } {
  const local = now.getTime() + shopOffset(now.getTime());
  const day = Math.floor(local / DAY_MILLISECONDS);
  return { day, hour: Math.floor((local - day * DAY_MILLISECONDS) / HOUR_MILLISECONDS) };
}

/** Quarter of an hour → offset, of the latest times. A page asks for now, the end of offers, and days of delivery. */
const offsets = new Map<number, number>();
const MAX_OFFSETS = 100;

/** The shop's offset to UTC at a time, both in milliseconds. Cached per quarter of an hour: the formatter is slow. */
export function shopOffset(time: number): number {
  const quarter = Math.floor(time / QUARTER_MILLISECONDS);
  const cached = offsets.get(quarter);
  if (cached !== undefined) return cached;
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  const offset = offsetOf(quarter * QUARTER_MILLISECONDS);
  offsets.set(quarter, offset);
  return offset;
}

function offsetOf(time: number): number {
  // Created on first use, because that is slow on phones.
  clock ??= new Intl.DateTimeFormat("en-US", {
    timeZone: SHOP_TIME_ZONE,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
  return shown - time;
}
