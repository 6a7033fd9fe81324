import { z } from "zod";

/** A day that exists, yyyy-mm-dd. */
export const calendarDay = z.string().refine(isDay, { message: "must be a day such as 2026-01-01" });

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  );
}
