import { shopDay } from "~/brand/shop-day";
import { isRegistered, registrationsOf } from "~/settings/tax-registrations.server";
import type { TaxSettings } from "~/settings/taxes.server";
import { databaseIdentity } from "../database/dialect";
import type { Connection } from "../database/schema";

/** The tax settings of each open database: carts are viewed with a database alone. */
const registered = new WeakMap<object, TaxSettings>();

/** Registers how the process's stores collect taxes. Call it once a database is open. */
export function registerTaxes(db: Connection, settings: TaxSettings): void {
  registered.set(databaseIdentity(db), settings);
}

/** True if a store collects tax in a state at a time. */
export function collectsTax(
  db: Connection,
  storeCode: string,
  { now, region }: { region: string; now: Date },
): boolean {
  const settings = registered.get(databaseIdentity(db)) ?? { registrations: null };
  return isRegistered(registrationsOf(settings, storeCode), region, shopDay(now));
}
