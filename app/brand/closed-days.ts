import { type CalendarDay, dayOf } from "./calendar-day";

/** Days on which the workshop is closed, such as "2026-12-24, 2026-12-28 to 2026-12-31": a configuration value. */

/** In all: a workshop is closed for weeks, and delivery dates are counted day by day. */
const MAX_DAYS = 120;
const PART = /^(\d{4}-\d{2}-\d{2})(?:\s+to\s+(\d{4}-\d{2}-\d{2}))?$/;
const NONE: ReadonlySet<CalendarDay> = new Set();

/** The days of such a text; null when it is wrong, or names more than 120 days. Pure. */
export function readClosedDays(text: string): ReadonlySet<CalendarDay> | null {
  const parts = text.split(",").map((part) => part.trim());
  if (parts.length > MAX_DAYS) return null;
  const days = new Set<CalendarDay>();
  for (const part of parts.filter((each) => each !== "")) {
    const [, from, to = from] = PART.exec(part) ?? [];
    if (from === undefined || !isDay(from) || !isDay(to)) return null;
    const [first, last] = [dayOf(from), dayOf(to)];
    if (last < first || last - first >= MAX_DAYS) return null;
    for (let day = first; day <= last; day += 1) days.add(day);
    if (days.size > MAX_DAYS) return null;
  }
  return days;
}

/** A process serves a few stores, each with one text. */
const MAX_CACHED = 20;
const cached = new Map<string, ReadonlySet<CalendarDay>>();

/** The same for a configuration value, of which a wrong one closes nothing. The same text returns the same set. */
export function closedDaysOf(text = ""): ReadonlySet<CalendarDay> {
  const known = cached.get(text);
  if (known) return known;
  const days = readClosedDays(text) ?? NONE;
  if (cached.size >= MAX_CACHED) cached.clear();
  cached.set(text, days);
  return days;
}

/** Whether yyyy-mm-dd is a day of the calendar. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
