import { DAY_MILLISECONDS, dayOf, isoDay } from "~/brand/calendar-day";
import { startOfShopDay } from "~/brand/shop-day";

/** Days of one store that a report covers. */
export interface ReportPeriod {
  storeCode: string;
  /** First and last day at the shop, yyyy-mm-dd. */
  from: string;
  to: string;
}

/** The first moment of the period, and the first one after it; ISO 8601, UTC. */
export function boundsOf({ from, to }: ReportPeriod): { start: string; end: string } {
  return {
    start: startOfShopDay(from).toISOString(),
    end: startOfShopDay(isoDay(dayOf(to) + 1)).toISOString(),
  };
}

/** True for an existing day, yyyy-mm-dd. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(Date.parse(text) / DAY_MILLISECONDS) === text;
}
