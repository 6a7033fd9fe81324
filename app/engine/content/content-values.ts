import { startingPriceText } from "~/brand/starting-price";
import { currentSettings } from "~/settings/settings.server";
import type { Connection } from "../database/schema";
import { cutOffHour, extraDays } from "../shipping/arrival-date";
import { methodsTo } from "../shipping/shipping-methods";
import { readShippingTable, type ShippingTable } from "../shipping/shipping-table";
import { readConfiguration } from "./configuration";

type Values = ReadonlyMap<string, string>;

/** The values that texts may name: the configuration, and what the shop works out from it. */
export async function readContentValues(db: Connection, storeCode: string): Promise<Values> {
  const [configuration, table] = await Promise.all([
    readConfiguration(db, storeCode),
    readShippingTable(db, storeCode),
  ]);
  return contentValues(configuration, table, currentSettings().storeCountry);
}

/**
 * The configuration with complete amounts, such as 5.50; price (dollars) and working days in transit of each shipping
 * method; `<zone>_extra_days`, the working days that a farther zone adds, such as `alaska_hawaii_extra_days`;
 * `order_cut_off`, such as "2 pm"; and `starting_price`, that of the country with its currency (§9).
 */
export function contentValues(configuration: Values, table: ShippingTable, country = "US"): Values {
  const values = new Map([...configuration].map(([key, value]) => [key, completeAmount(value)]));
  const home = methodsTo(table, configuration, "");
  for (const method of home) {
    values.set(method.priceKey, completeAmount(String(method.baseCents / 100)));
    const days = method.transitDays + extraDays(configuration.get(method.daysKey));
    values.set(`${method.code}_transit_days`, String(days));
  }
  for (const { code, regions } of table.zones.slice(1)) {
    const [nearest] = methodsTo(table, configuration, regions[0]);
    const usual = home.find((method) => method.code === nearest?.code);
    if (!nearest || !usual) continue;
    values.set(`${code.replaceAll("-", "_")}_extra_days`, String(nearest.transitDays - usual.transitDays));
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
