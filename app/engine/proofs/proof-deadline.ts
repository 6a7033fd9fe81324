import { isoDay } from "~/brand/calendar-day";
import { shopTime } from "~/brand/shop-clock";
import { startOfShopDay } from "~/brand/shop-day";
import type { Settings } from "~/settings/settings.server";
import { addWorkingDays } from "../shipping/working-days";

const HOUR_MILLISECONDS = 60 * 60 * 1000;
/** Reminders are sent in the middle of the day before the last one. */
const REMINDED_BEFORE = 36 * HOUR_MILLISECONDS;

/** End of the last day to answer, ISO 8601. */
export function proofDeadline(sent: Date, { workingDays }: Settings["proofs"]): string {
  const last = addWorkingDays(shopTime(sent).day, workingDays);
  return startOfShopDay(isoDay(last + 1)).toISOString();
}

/** Proofs due by this time need a reminder now, ISO 8601. */
export function remindedUntil(now: Date): string {
  return new Date(now.getTime() + REMINDED_BEFORE).toISOString();
}
