/** Time zone of the shop and its production site: all dates that people see are calendar days there. */
export const SHOP_TIME_ZONE = "America/New_York";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Magento's times, which are in UTC. */
const TIME_WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;

const HOUR_MILLISECONDS = 60 * 60 * 1000;

let format: Intl.DateTimeFormat | undefined;

/**
 * Returns the shop's calendar day, yyyy-mm-dd.
 * @param time a time (ISO 8601, Magento's format in UTC, or milliseconds), or a day, which is returned unchanged; as is
 * any other text
 */
export function shopDay(time: string | number | Date): string {
  if (typeof time === "string" && DAY.test(time)) return time;
  const date = new Date(typeof time === "string" ? time.replace(TIME_WITHOUT_ZONE, "$1T$2Z") : time);
  if (Number.isNaN(date.getTime())) return String(time);
  // Created on first use, because that is slow on phones. Canada writes the year first.
  format ??= new Intl.DateTimeFormat("en-CA", { timeZone: SHOP_TIME_ZONE });
  return format.format(date);
}

/** The first moment of a day at the shop. @param day yyyy-mm-dd */
export function startOfShopDay(day: string): Date {
  // Midnight in New York is 4:00 UTC in summer and 5:00 in winter.
  const summer = Date.parse(`${day}T04:00:00Z`);
  return new Date(shopDay(summer) === day ? summer : summer + HOUR_MILLISECONDS);
}
