import type { Settings } from "~/settings/settings.server";
import { DAY_MILLISECONDS } from "../shipping/calendar-day";
import { shopTime } from "../shipping/shop-clock";
import { addWorkingDays } from "../shipping/working-days";

const HOUR_MILLISECONDS = 60 * 60 * 1000;
/** New York is behind UTC by this in winter, and by less in summer. */
const BEHIND_UTC = 5 * HOUR_MILLISECONDS;
/** Reminders are sent in the middle of the day before the last one. */
const REMINDED_BEFORE = 36 * HOUR_MILLISECONDS;

/** Latest possible end (in UTC) of the last day to answer, ISO 8601. */
export function proofDeadline(sent: Date, { workingDays }: Settings["proofs"]): string {
  const last = addWorkingDays(shopTime(sent).day, workingDays);
  return new Date((last + 1) * DAY_MILLISECONDS + BEHIND_UTC).toISOString();
}

/** The last day to answer, yyyy-mm-dd. @param dueAt result of `proofDeadline` */
export function lastDay(dueAt: string): string {
  return new Date(Date.parse(dueAt) - BEHIND_UTC - 1).toISOString().slice(0, 10);
}

/** Proofs due by this time need a reminder now, ISO 8601. */
export function remindedUntil(now: Date): string {
  return new Date(now.getTime() + REMINDED_BEFORE).toISOString();
}
