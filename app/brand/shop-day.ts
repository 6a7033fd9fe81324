/** Time zone of the shop and its production site: all dates that people see are calendar days there. */
export const SHOP_TIME_ZONE = "America/New_York";

/** ISO 8601. */
const TIME = /^\d{4}-\d{2}-\d{2}T/;
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
  if (typeof time !== "string") return dayAt(new Date(time));
  const text = time.replace(TIME_WITHOUT_ZONE, "$1T$2Z");
  const date = new Date(text);
  return TIME.test(text) && !Number.isNaN(date.getTime()) ? dayAt(date) : time;
}

function dayAt(date: Date): string {
  // Created on first use, because that is slow on phones.
  format ??= new Intl.DateTimeFormat("en-US", {
    timeZone: SHOP_TIME_ZONE,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const [month, day, year] = format.format(date).split("/");
  return `${year}-${month}-${day}`;
}

/** The first moment of a day at the shop. @param day yyyy-mm-dd */
export function startOfShopDay(day: string): Date {
  // Midnight in New York is 4:00 UTC in summer and 5:00 in winter.
  const summer = Date.parse(`${day}T04:00:00Z`);
  return new Date(shopDay(summer) === day ? summer : summer + HOUR_MILLISECONDS);
}
