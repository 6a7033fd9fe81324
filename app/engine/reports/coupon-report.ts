import type { Connection } from "../database/schema";
import { amounts, type CsvCell } from "../shared/csv";
import { boundsOf, type ReportPeriod } from "./report-period";

export interface CouponReportRow {
  code: string;
  uses: number;
  discountCents: number;
  /** Price of the items after the discount. */
  revenueCents: number;
}

/**
 * What coupons did in orders that were placed in the period, by code, the largest revenue first. Canceled orders do not
 * count; refunds are not deducted.
 */
export async function couponReport(db: Connection, period: ReportPeriod): Promise<CouponReportRow[]> {
  const { start, end } = boundsOf(period);
  const rows = await db
    .selectFrom("coupon_use")
    .select(({ fn }) => [
      "code",
      fn.countAll<number | string>().as("uses"),
      fn.sum<number | string>("discount_cents").as("discount"),
      fn.sum<number | string>("revenue_cents").as("revenue"),
    ])
    .where("store_code", "=", period.storeCode)
    .where("used_at", ">=", start)
    .where("used_at", "<", end)
    .groupBy("code")
    .execute();
  return rows
    .map(({ code, uses, discount, revenue }) => ({
      code,
      uses: Number(uses),
      discountCents: Number(discount),
      revenueCents: Number(revenue),
    }))
    .sort((one, other) => other.revenueCents - one.revenueCents || (one.code < other.code ? -1 : 1));
}

/** The report as rows of CSV with their head. */
export function couponTable(rows: CouponReportRow[]): CsvCell[][] {
  return [
    ["code", "uses", "discount", "revenue"],
    ...rows.map(({ code, uses, discountCents, revenueCents }) => [
      code,
      uses,
      ...amounts([discountCents, revenueCents]),
    ]),
  ];
}
