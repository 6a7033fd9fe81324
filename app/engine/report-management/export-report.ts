import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { ReportKind, ReportPeriodInput } from "../admin-api/resolvers.generated";
import { recordAudit } from "../audit/record-audit";
import type { Connection } from "../database/schema";
import { inputError } from "../graphql/errors";
import { liabilities } from "../reports/balance-movements";
import { couponReport, couponTable } from "../reports/coupon-report";
import { providerEvents } from "../reports/provider-events";
import type { ReportPeriod } from "../reports/report-period";
import {
  journalTable,
  liabilityTable,
  payoutTable,
  salesTable,
  salesTaxTable,
} from "../reports/report-tables";
import { salesEntries } from "../reports/sales-entries";
import { settlementDays } from "../reports/settlement-days";
import { readJournal } from "../reports/settlement-report";
import { type CsvCell, csv } from "../shared/csv";
import { taxReport } from "../tax/report/tax-report";
import { requireFewDocuments, staffPeriod } from "./staff-period";

type Read = (db: Connection, period: ReportPeriod) => Promise<CsvCell[][]>;

const tables: Record<ReportKind, Read> = {
  TAX: async (db, period) => salesTaxTable(await taxReport(db, period)),
  PAYOUTS: async (db, period) => payoutTable(settlementDays(await providerEvents(db, period))),
  SALES: async (db, period) => salesTable(await salesEntries(db, period)),
  LIABILITIES: async (db, period) => liabilityTable(await liabilities(db, period), period.to),
  COUPONS: async (db, period) => couponTable(await allCoupons(db, period)),
  JOURNAL: async (db, period) => journalTable(await readJournal(db, period)),
};

/** Codes of coupons in one export. */
const MAX_CODES = 10_000;

/** @throws GraphQLError of category input when the codes are too many for one export */
async function allCoupons(db: Connection, period: ReportPeriod) {
  const { rows, isTruncated } = await couponReport(db, period, MAX_CODES);
  if (isTruncated)
    throw inputError("Orders of these days used more than 10,000 codes. Please choose fewer days.", "from");
  return rows;
}

/** Reports that read each document of their days, and the command that makes them without a limit. */
const limited: Partial<Record<ReportKind, string>> = {
  SALES: "npm run report:settlement",
  JOURNAL: "npm run report:settlement -- --journal",
};

/**
 * A report as CSV, recorded in the audit log.
 * @throws GraphQLError as `staffPeriod` and `requireFewDocuments` do, and for too many codes of coupons
 */
export async function exportReport(
  context: AdminContext,
  kind: ReportKind,
  input: ReportPeriodInput,
): Promise<{ csv: string }> {
  const { db } = context;
  const period = await staffPeriod(context, input);
  const command = limited[kind];
  if (command) await requireFewDocuments(db, period, command);
  const { user } = await requireSession(context);
  const table = await tables[kind](db, period);
  await recordAudit(db, {
    userId: user.id,
    action: "report.export",
    subject: { type: "report", id: `${kind.toLowerCase()} ${period.from} ${period.to}` },
    storeCode: period.storeCode,
  });
  return { csv: csv(table, { bom: true }) };
}
