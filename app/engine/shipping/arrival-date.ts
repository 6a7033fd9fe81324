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
  let time = from.getTime();
  let weekday = from.getUTCDay();
  for (let left = workingDays; left > 0; left -= isWeekend(weekday) ? 0 : 1) {
    time += DAY_MILLISECONDS;
    weekday = (weekday + 1) % 7;
  }
  return new Date(time);
}

function isWeekend(weekday: number): boolean {
  return weekday === 0 || weekday === 6;
}
