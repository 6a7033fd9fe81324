import { lastShopDay } from "~/brand/shop-day";
import { longDay } from "../ui/long-day";

/**
 * Returns the last whole day before an end, in the shop's time zone, such as "December 14, 2026".
 * @param end ISO time in UTC
 */
export function lastDay(end: string): string {
  return longDay(lastShopDay(end));
}
