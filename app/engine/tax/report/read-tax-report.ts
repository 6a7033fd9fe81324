import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "~/settings/settings.server";
import { SQLITE_FILE } from "../../database/dialect";
import { inspectDatabase } from "../../database/inspect-database";
import { CommandRejection } from "../../shared/command-rejection";
import { calendarDay } from "../calendar-day";
import { type TaxReportPeriod, taxReport } from "./tax-report";
import { taxReportCsv } from "./tax-report-csv";

/** The report of a period as CSV, for an operator's command. @throws CommandRejection for a wrong day or an unknown store */
export async function readTaxReport(settings: Settings, period: TaxReportPeriod): Promise<string> {
  const { from, storeCode, to } = period;
  const wrong = [from, to].find((day) => !calendarDay.safeParse(day).success);
  if (wrong !== undefined) throw new CommandRejection(`${wrong} is not a day such as 2026-01-31.`);
  if (from > to) throw new CommandRejection("The period ends before it begins.");
  if (!settings.stores.includes(storeCode)) throw new CommandRejection(`There is no store ${storeCode}.`);
  const file = join(settings.dataDirectory, SQLITE_FILE);
  if (!settings.databaseUrl && !existsSync(file)) throw new Error(`There is no shop: ${file} is missing.`);
  return taxReportCsv(await inspectDatabase(settings, (db) => taxReport(db, period)));
}
