import type { Settings } from "~/settings/settings.server";
import { inExistingDatabase } from "../database/existing-database";
import type { ReportPeriod } from "./report-period";
import { journalReport, settlementReport } from "./settlement-report";

const reports = { settlement: settlementReport, journal: journalReport };

/** A report about a closed store as CSV. @throws Error when there is no store */
export function settlementOf(
  settings: Settings,
  period: ReportPeriod,
  kind: keyof typeof reports,
): Promise<string> {
  return inExistingDatabase(settings, (db) => reports[kind](db, period));
}
