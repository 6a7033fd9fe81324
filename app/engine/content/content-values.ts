import { startingPriceText } from "~/brand/starting-price";
import { currentSettings } from "~/settings/settings.server";
import type { Connection } from "../database/schema";
import { cutOffHour, extraDays } from "../shipping/arrival-date";
import { storeMethods } from "../shipping/shipping-methods";
import { readConfiguration } from "./configuration";

type Values = ReadonlyMap<string, string>;

/** The values that texts may name: the configuration, and what the shop works out from it. */
export async function readContentValues(db: Connection, storeCode: string): Promise<Values> {
  return contentValues(await readConfiguration(db, storeCode), currentSettings().storeCountry);
}

/**
 * The configuration with complete amounts, such as 5.50; price (dollars) and working days in transit of each shipping
 * method; `order_cut_off`, such as "2 pm"; and `starting_price`, that of the country with its currency (§9).
 */
export function contentValues(configuration: Values, country = "US"): Values {
  const values = new Map([...configuration].map(([key, value]) => [key, completeAmount(value)]));
  for (const method of storeMethods(configuration)) {
    values.set(method.priceKey, completeAmount(String(method.priceCents / 100)));
    const days = method.transitDays + extraDays(configuration.get(method.daysKey));
    values.set(`${method.code}_transit_days`, String(days));
  }
  return values
    .set("order_cut_off", hourOfDay(cutOffHour(configuration)))
    .set("starting_price", startingPriceText(configuration, country));
}

/** 5.5 as 5.50; any other value unchanged. */
function completeAmount(value: string): string {
  return /^\d+\.\d$/.test(value) ? `${value}0` : value;
}

/** @param hour 0 to 24 */
function hourOfDay(hour: number): string {
  if (hour % 24 === 0) return "midnight";
  if (hour === 12) return "noon";
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
}
