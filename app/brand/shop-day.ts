import { DAY_MILLISECONDS, dayOf, isoDay } from "./calendar-day";
import { shopOffset, shopTime } from "./shop-clock";

/** ISO 8601. */
const TIME = /^\d{4}-\d{2}-\d{2}T/;
/** Magento's times, which are in UTC. */
const TIME_WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;

/**
 * Returns the shop's calendar day, yyyy-mm-dd.
 * @param time a time (ISO 8601, Magento's format in UTC, or milliseconds), or a day, which is returned unchanged; as is
 * any other text
 */
export function shopDay(time: string | number | Date): string {
  if (typeof time !== "string") return isoDay(shopTime(new Date(time)).day);
  const text = time.replace(TIME_WITHOUT_ZONE, "$1T$2Z");
  const date = new Date(text);
  return TIME.test(text) && !Number.isNaN(date.getTime()) ? isoDay(shopTime(date).day) : time;
}

/** The last day at the shop before an end that is the first moment of a day, yyyy-mm-dd. @param end ISO 8601, in UTC */
export function lastShopDay(end: string): string {
  return shopDay(Date.parse(end) - 1);
}

/** The first moment of a day at the shop. @param day yyyy-mm-dd */
export function startOfShopDay(day: string): Date {
  const midnight = dayOf(day) * DAY_MILLISECONDS;
  const guess = midnight - shopOffset(midnight);
  return new Date(midnight - shopOffset(guess));
}
