import type { ShippingMethod } from "./shipping-methods";

const DEFAULT_SHIP_DAYS = 2;
const MOST_SHIP_DAYS = 60;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * The day a parcel should arrive, yyyy-mm-dd: production and transit in working days after today (UTC),
 * and the configured ship days beyond the default of two (specification §9).
 * @param productionDays of the item that takes longest
 */
export function arrivalDate(
  method: ShippingMethod,
  productionDays: number,
  configuration: ReadonlyMap<string, string>,
  now: Date,
): string {
  const days = productionDays + method.transitDays + extraDays(configuration.get(method.daysKey));
  return addWorkingDays(now, days).toISOString().slice(0, 10);
}

function extraDays(configured: string | undefined): number {
  const days = Math.trunc(Number(configured)) || DEFAULT_SHIP_DAYS;
  return Math.max(0, Math.min(days, MOST_SHIP_DAYS) - DEFAULT_SHIP_DAYS);
}

/** The same day, so many working days later. Saturdays and Sundays do not count. */
function addWorkingDays(from: Date, workingDays: number): Date {
  let day = from;
  for (let left = workingDays; left > 0; left -= isWeekend(day) ? 0 : 1) {
    day = new Date(day.getTime() + DAY_MILLISECONDS);
  }
  return day;
}

function isWeekend(day: Date): boolean {
  return day.getUTCDay() === 0 || day.getUTCDay() === 6;
}
