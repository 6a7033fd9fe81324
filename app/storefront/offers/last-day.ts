import { SHOP_TIME_ZONE } from "~/brand/shop-day";
import { dayFormat } from "../ui/day-format";

const format = dayFormat({ dateStyle: "long", timeZone: SHOP_TIME_ZONE });

/**
 * Returns the last whole day before an end, in the shop's time zone, such as "December 14, 2026".
 * @param end ISO time in UTC
 */
export function lastDay(end: string): string {
  return format(Date.parse(end) - 1);
}
