import { dayOf, isoDay } from "~/brand/calendar-day";
import { closedDaysOf } from "~/brand/closed-days";
import { shopTime } from "~/brand/shop-clock";
import type { ShippingMethod } from "./shipping-methods";
import { addWorkingDays, firstWorkingDay, subtractWorkingDays, workingDaysAfter } from "./working-days";

const DEFAULT_SHIP_DAYS = 2;
const MAX_SHIP_DAYS = 60;
/** Orders placed before this hour in the production site's time zone count for the same day. */
const DEFAULT_CUT_OFF_HOUR = 14;

type Configuration = ReadonlyMap<string, string>;

/**
 * Delivery date of a parcel, yyyy-mm-dd: production and transit in working days after the order day, plus configured
 * ship days beyond the default of two (specification §9), and the days that production takes longer at present.
 * @param productionDays of the slowest item, plus the extra days of remote states
 */
export function arrivalDate(
  method: ShippingMethod,
  productionDays: number,
  configuration: Configuration,
  now: Date,
): string {
  const extra = busyDays(configuration) + extraDays(configuration.get(method.daysKey));
  const days = productionDays + method.transitDays + extra;
  return isoDay(addWorkingDays(orderDay(configuration, now), days, closedDays(configuration)));
}

/**
 * New delivery date of an order that starts late because its payment was late: as many working days from now as were
 * promised from the order day.
 * @param promised yyyy-mm-dd
 */
export function laterArrival(
  promised: string,
  orderedAt: Date,
  configuration: Configuration,
  now: Date,
): string {
  const closed = closedDays(configuration);
  const days = workingDaysAfter(orderDay(configuration, orderedAt), dayOf(promised), closed);
  return isoDay(addWorkingDays(orderDay(configuration, now), days, closed));
}

/**
 * The last working day, yyyy-mm-dd, on which a parcel may leave to arrive by the promised day: its transit and the configured
 * ship days beyond the default are under way. @param promised yyyy-mm-dd
 */
export function shipByDate(method: ShippingMethod, promised: string, configuration: Configuration): string {
  const days = method.transitDays + extraDays(configuration.get(method.daysKey));
  return isoDay(subtractWorkingDays(dayOf(promised), days, closedDays(configuration)));
}

/** The working day on which an order counts: today before the cut-off hour, otherwise the next. */
function orderDay(configuration: Configuration, now: Date) {
  const { day, hour } = shopTime(now);
  return firstWorkingDay(hour < cutOffHour(configuration) ? day : day + 1, closedDays(configuration));
}

function closedDays(configuration: Configuration) {
  return closedDaysOf(configuration.get("closed_days"));
}

/**
 * Working days that production takes longer: as staff have set, and as many as the workshop is behind
 * (fulfillment/count-queue.ts).
 */
function busyDays(configuration: Configuration): number {
  return daysOf(configuration, "production_extra_days") + daysOf(configuration, "queue_days");
}

function daysOf(configuration: Configuration, key: string): number {
  const days = Math.trunc(Number(configuration.get(key))) || 0;
  return Math.max(0, Math.min(days, MAX_SHIP_DAYS));
}

/** The hour, 0 to 24, before which an order counts for the same day. */
export function cutOffHour(configuration: Configuration): number {
  const hour = configuration.get("order_cut_off_hour") ?? "";
  return /^\d{1,2}$/.test(hour) ? Math.min(Number(hour), 24) : DEFAULT_CUT_OFF_HOUR;
}

/** Working days that a configured duration adds to the default of two (specification §9). */
export function extraDays(configured: string | undefined): number {
  const days = Math.trunc(Number(configured)) || DEFAULT_SHIP_DAYS;
  return Math.max(0, Math.min(days, MAX_SHIP_DAYS) - DEFAULT_SHIP_DAYS);
}
