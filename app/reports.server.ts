import { isReportDay, settlementOf } from "~/engine";
import { currentSettings } from "~/settings/settings.server";

/** The function behind `npm run report:settlement`; the store stays closed while it runs. */

interface ReportOptions {
  /** First and last day, yyyy-mm-dd. */
  from: string;
  to: string;
  /** Default: the only store. */
  store?: string;
  journal: boolean;
}

/** @returns the report as CSV @throws Error for an invalid day, or an unknown store */
export async function reportSettlement({ from, to, store, journal }: ReportOptions): Promise<string> {
  const settings = currentSettings();
  if (!isReportDay(from) || !isReportDay(to) || from > to) {
    throw new Error("Please give the first and the last day, such as --from 2026-11-01 --to 2026-11-30.");
  }
  const storeCode = store ?? settings.stores[0];
  if (!settings.stores.includes(storeCode) || (store === undefined && settings.stores.length > 1)) {
    throw new Error(`Please choose a store: --store ${settings.stores.join(" or --store ")}.`);
  }
  return settlementOf(settings, { storeCode, from, to }, journal ? "journal" : "settlement");
}
