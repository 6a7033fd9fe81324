import { SHOP_TIME_ZONE } from "~/brand/shop-clock";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: SHOP_TIME_ZONE });
const CLOCK = new Intl.DateTimeFormat("en-US", {
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
  timeZone: SHOP_TIME_ZONE,
});

/** A time at the shop, such as "November 20, 2026 at 4:24 PM EST". */
export function longShopTime(time: Date): string {
  return `${DAY.format(time)} at ${CLOCK.format(time)}`;
}
