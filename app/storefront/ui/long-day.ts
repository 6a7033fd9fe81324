import { shopDay } from "~/brand/shop-day";
import { dayFormat } from "./day-format";

const format = dayFormat({ dateStyle: "long", timeZone: "UTC" });

/** Formats a day such as "November 20, 2026"; empty when there is none. @param time ISO 8601, or yyyy-mm-dd */
export function longDay(time: string | null | undefined): string {
  if (!time) return "";
  return format(new Date(`${shopDay(time)}T00:00:00Z`));
}
