import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { ReportKind, ReportPeriodInput } from "../admin-api/resolvers.generated";
import { recordAudit } from "../audit/record-audit";
import type { Connection } from "../database/schema";
import { inputError } from "../graphql/errors";
import { liabilities } from "../reports/balance-movements";
import { couponReport, couponTable } from "../reports/coupon-report";
import { designReport, designTable } from "../reports/design-report";
import { productReport, productTable } from "../reports/product-report";
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
import { salesReport, salesReportTable } from "../reports/sales-report";
import { settlementDays } from "../reports/settlement-days";
import { readJournal } from "../reports/settlement-report";
import { sourceReport, sourceTable } from "../reports/source-report";
import { wasteReport, wasteTable } from "../reports/waste-report";
import { type CsvCell, csv } from "../shared/csv";
import { taxReport } from "../tax/report/tax-report";
import { requireFewDocuments, staffPeriod } from "./staff-period";

type Read = (db: Connection, period: ReportPeriod) => Promise<CsvCell[][]>;

const tables: Record<ReportKind, Read> = {
  ORDERS: async (db, period) => salesReportTable(await salesReport(db, period)),
  PRODUCTS: async (db, period) => productTable(await productReport(db, period)),
  DESIGNS: async (db, period) => designTable(await designReport(db, period)),
  SOURCES: async (db, period) => sourceTable(await sourceReport(db, period)),
  WASTE: async (db, period) => wasteTable(await allWaste(db, period)),
  TAX: async (db, period) => salesTaxTable(await taxReport(db, period)),
  PAYOUTS: async (db, period) => payoutTable(settlementDays(await providerEvents(db, period))),
  SALES: async (db, period) => salesTable(await salesEntries(db, period)),
  LIABILITIES: async (db, period) => liabilityTable(await liabilities(db, period), period.to),
  COUPONS: async (db, period) => couponTable(await allCoupons(db, period)),
  JOURNAL: async (db, period) => journalTable(await readJournal(db, period)),
};

/** Codes of coupons, and pieces made again, in one export. */
const MAX_ROWS = 10_000;

/** @throws GraphQLError of category input when the codes are too many for one export */
async function allCoupons(db: Connection, period: ReportPeriod) {
  const { rows, isTruncated } = await couponReport(db, period, MAX_ROWS);
  if (isTruncated)
    throw inputError("Orders of these days used more than 10,000 codes. Please choose fewer days.", "from");
  return rows;
}

/** @throws GraphQLError of category input when they are too many for one export */
async function allWaste(db: Connection, period: ReportPeriod) {
  const { rows, isTruncated } = await wasteReport(db, period, MAX_ROWS);
  if (isTruncated)
    throw inputError("More than 10,000 pieces were made again. Please choose fewer days.", "from");
  return rows;
}

/** Reports that read each document of their days, and the command that makes them without a limit. */
const limited: Partial<Record<ReportKind, string>> = {
  SALES: "npm run report:settlement",
  JOURNAL: "npm run report:settlement -- --journal",
};

/**
 * A report as CSV, recorded in the audit log.
 * @throws GraphQLError as `staffPeriod` and `requireFewDocuments` do, and for too many codes of coupons or pieces made again
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
