import type { AdminContext } from "../admin-api/admin-context";
import type {
  CouponReport,
  JournalReport,
  ReportPeriodInput,
  SettlementReport,
  TaxReportRow,
} from "../admin-api/resolvers.generated";
import { couponReport } from "../reports/coupon-report";
import { salesDays } from "../reports/sales-days";
import { readJournal, readSettlement } from "../reports/settlement-report";
import { taxReport } from "../tax/report/tax-report";
import { toMoney } from "../totals/money";
import { requireFewDocuments, staffPeriod } from "./staff-period";

/** Lines of a journal on one page. */
const MAX_LINES = 1000;
/** Codes of coupons on one page. */
const MAX_CODES = 1000;

/** Sales tax by jurisdiction. @throws GraphQLError as `staffPeriod` does */
export async function taxReportForStaff(
  context: AdminContext,
  input: ReportPeriodInput,
): Promise<TaxReportRow[]> {
  const rows = await taxReport(context.db, await staffPeriod(context, input));
  return rows.map(({ exemptCents, level, name, region, taxableCents, taxCents }) => ({
    region,
    level,
    name,
    taxable: toMoney(taxableCents),
    exempt: toMoney(exemptCents),
    tax: toMoney(taxCents),
  }));
}

/** Payouts and sales by day. @throws GraphQLError as `staffPeriod` and `requireFewDocuments` do */
export async function settlementForStaff(
  context: AdminContext,
  input: ReportPeriodInput,
): Promise<SettlementReport> {
  const period = await staffPeriod(context, input);
  await requireFewDocuments(context.db, period);
  const { days, liabilities, sales } = await readSettlement(context.db, period);
  return {
    payouts: days.map((day) => ({
      day: day.day,
      provider: day.provider,
      captured: toMoney(day.capturedCents),
      fees: toMoney(day.feeCents),
      refunds: toMoney(day.refundedCents),
      disputes: toMoney(day.disputedCents),
      disputes_won: toMoney(day.wonCents),
      payout: toMoney(day.payoutCents),
      unknown_fees: day.unknownFees,
    })),
    sales: salesDays(sales).map((day) => ({
      day: day.day,
      invoices: day.invoices,
      credit_memos: day.creditMemos,
      goods: toMoney(day.goodsCents),
      gift_certificates: toMoney(day.certificateCents),
      shipping: toMoney(day.shippingCents),
      tax: toMoney(day.taxCents),
      adjustments: toMoney(day.adjustmentCents),
      total: toMoney(day.totalCents),
    })),
    liabilities: liabilities.map(({ cents, kind }) => ({ kind, amount: toMoney(cents) })),
  };
}

/** The first lines of the journal. @throws GraphQLError as `staffPeriod` and `requireFewDocuments` do */
export async function journalForStaff(
  context: AdminContext,
  input: ReportPeriodInput,
): Promise<JournalReport> {
  const period = await staffPeriod(context, input);
  await requireFewDocuments(context.db, period, "npm run report:settlement -- --journal");
  const lines = await readJournal(context.db, period);
  return {
    lines: lines.slice(0, MAX_LINES).map(({ account, creditCents, date, debitCents, memo }) => ({
      date,
      account,
      debit: toMoney(debitCents),
      credit: toMoney(creditCents),
      memo,
    })),
    is_truncated: lines.length > MAX_LINES,
  };
}

/** Uses, discounts and revenue of the codes with the largest revenue. @throws GraphQLError as `staffPeriod` does */
export async function couponReportForStaff(
  context: AdminContext,
  input: ReportPeriodInput,
): Promise<CouponReport> {
  const period = await staffPeriod(context, input);
  const { rows, isTruncated } = await couponReport(context.db, period, MAX_CODES);
  return {
    rows: rows.map(({ code, uses, discountCents, revenueCents }) => ({
      code,
      uses,
      discount: toMoney(discountCents),
      revenue: toMoney(revenueCents),
    })),
    is_truncated: isTruncated,
  };
}
