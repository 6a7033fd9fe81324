import { SHOP_TIME_ZONE } from "~/brand/shop-clock";

const time = new Intl.DateTimeFormat("en-US", {
  timeZone: SHOP_TIME_ZONE,
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const day = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  month: "short",
  day: "numeric",
});
const month = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "long", year: "numeric" });
const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** A time at the shop, such as "Nov 20, 2026, 4:05 PM". @param iso ISO 8601 */
export function shopTimeText(iso: string): string {
  return time.format(new Date(iso));
}

/** A day, such as "Fri, Nov 20". @param text yyyy-mm-dd */
export function dayText(text: string): string {
  return day.format(new Date(`${text}T00:00:00Z`));
}

/** A month, such as "November 2026". @param text yyyy-mm */
export function monthText(text: string): string {
  return month.format(new Date(`${text}-01T00:00:00Z`));
}

export function moneyText({ value }: { value: number }): string {
  return dollars.format(value);
}
