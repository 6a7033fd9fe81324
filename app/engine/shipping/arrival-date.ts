import { dayOf, isoDay } from "./calendar-day";
import type { ShippingMethod } from "./shipping-methods";
import { shopTime } from "./shop-clock";
import { addWorkingDays, firstWorkingDay, workingDaysAfter } from "./working-days";

const DEFAULT_SHIP_DAYS = 2;
const MAX_SHIP_DAYS = 60;
/** Orders placed before this hour of the workshop's clock count for the same day. */
const DEFAULT_CUT_OFF_HOUR = 14;

type Configuration = ReadonlyMap<string, string>;

/**
 * The day a parcel should arrive, yyyy-mm-dd: production and transit in working days after the day on which the
 * order counts, and the configured ship days beyond the default of two (specification §9).
 * @param productionDays of the item that takes longest, with what far places take beside the method's own days
 */
export function arrivalDate(
  method: ShippingMethod,
  productionDays: number,
  configuration: Configuration,
  now: Date,
): string {
  const days = productionDays + method.transitDays + extraDays(configuration.get(method.daysKey));
  return isoDay(addWorkingDays(orderDay(configuration, now), days));
}

/**
 * The day a parcel should arrive that is begun later than it was ordered, because its payment came later: as many
 * working days from now on as were counted from the order on.
 * @param promised yyyy-mm-dd
 */
export function laterArrival(
  promised: string,
  orderedAt: Date,
  configuration: Configuration,
  now: Date,
): string {
  const days = workingDaysAfter(orderDay(configuration, orderedAt), dayOf(promised));
  return isoDay(addWorkingDays(orderDay(configuration, now), days));
}

/** The working day on which an order counts: today before the cut-off hour, else the next. */
function orderDay(configuration: Configuration, now: Date) {
  const { day, hour } = shopTime(now);
  return firstWorkingDay(hour < cutOffHour(configuration) ? day : day + 1);
}

function cutOffHour(configuration: Configuration): number {
  const hour = configuration.get("order_cut_off_hour") ?? "";
  return /^\d{1,2}$/.test(hour) ? Math.min(Number(hour), 24) : DEFAULT_CUT_OFF_HOUR;
}

function extraDays(configured: string | undefined): number {
  const days = Math.trunc(Number(configured)) || DEFAULT_SHIP_DAYS;
  return Math.max(0, Math.min(days, MAX_SHIP_DAYS) - DEFAULT_SHIP_DAYS);
}
