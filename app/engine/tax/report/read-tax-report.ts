import type { Settings } from "~/settings/settings.server";
import { inExistingDatabase } from "../../database/existing-database";
import { salesTaxTable } from "../../reports/report-tables";
import { CommandRejection } from "../../shared/command-rejection";
import { csv } from "../../shared/csv";
import { calendarDay } from "../calendar-day";
import { type TaxReportPeriod, taxReport } from "./tax-report";

/** The report of a period as CSV, for an operator's command. @throws CommandRejection for a wrong day or an unknown store */
export async function readTaxReport(settings: Settings, period: TaxReportPeriod): Promise<string> {
  const { from, storeCode, to } = period;
  const wrong = [from, to].find((day) => !calendarDay.safeParse(day).success);
  if (wrong !== undefined) throw new CommandRejection(`${wrong} is not a day such as 2026-01-31.`);
  if (from > to) throw new CommandRejection("The period ends before it begins.");
  if (!settings.stores.includes(storeCode)) throw new CommandRejection(`There is no store ${storeCode}.`);
  return csv(salesTaxTable(await inExistingDatabase(settings, (db) => taxReport(db, period))));
}
