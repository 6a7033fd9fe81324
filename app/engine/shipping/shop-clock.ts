import { type CalendarDay, DAY_MILLISECONDS } from "./calendar-day";

/** Where the workshop stands. */
const TIME_ZONE = "America/New_York";
/** Clocks are set on full quarters of an hour, so that within one the difference to UTC stays the same. */
const QUARTER_MILLISECONDS = 15 * 60 * 1000;
const HOUR_MILLISECONDS = 60 * 60 * 1000;

const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: TIME_ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
});

/** Day and hour (0 to 23) as the workshop's clock shows them, in summer and in winter. */
export function shopTime(now: Date): { day: CalendarDay; hour: number } {
  const local = now.getTime() + offsetAt(now.getTime());
  const day = Math.floor(local / DAY_MILLISECONDS);
  return { day, hour: Math.floor((local - day * DAY_MILLISECONDS) / HOUR_MILLISECONDS) };
}

let latest = { quarter: Number.NaN, offset: 0 };

/** What the clock is ahead of UTC, in milliseconds. Kept for the quarter: the formatter is slow. */
function offsetAt(time: number): number {
  const quarter = Math.floor(time / QUARTER_MILLISECONDS);
  if (latest.quarter !== quarter) latest = { quarter, offset: offsetOf(quarter * QUARTER_MILLISECONDS) };
  return latest.offset;
}

function offsetOf(time: number): number {
  const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
  return shown - time;
}
