import type { Connection } from "../database/schema";
import { amounts, type CsvCell } from "../shared/csv";
import { boundsOf, type ReportPeriod } from "./report-period";

export interface CouponReportRow {
  /** Null: all coupons that were issued to one person, together. */
  code: string | null;
  uses: number;
  discountCents: number;
  /** Price of the items after the discount. */
  revenueCents: number;
}

interface CouponReport {
  rows: CouponReportRow[];
  /** There are more codes than the limit. */
  isTruncated: boolean;
}

/**
 * What coupons did in orders that were placed in the period, by code, the largest revenue first. Canceled orders do not
 * count; refunds are not deducted.
 * @param limit of rows
 */
export async function couponReport(
  db: Connection,
  period: ReportPeriod,
  limit: number,
): Promise<CouponReport> {
  const rows = await db
    .selectFrom(usesIn(db, period).as("use"))
    .select(({ fn }) => [
      "use.code",
      fn.countAll<number | string>().as("uses"),
      fn.sum<number | string>("use.discount_cents").as("discount"),
      fn.sum<number | string>("use.revenue_cents").as("revenue"),
    ])
    .groupBy("use.code")
    .orderBy("revenue", "desc")
    .orderBy("code")
    .limit(limit + 1)
    .execute();
  return {
    rows: rows.slice(0, limit).map(({ code, uses, discount, revenue }) => ({
      code,
      uses: Number(uses),
      discountCents: Number(discount),
      revenueCents: Number(revenue),
    })),
    isTruncated: rows.length > limit,
  };
}

/** The period's uses of coupons; those of personal ones without their code. */
function usesIn(db: Connection, period: ReportPeriod) {
  const { start, end } = boundsOf(period);
  return db
    .selectFrom("coupon_use")
    .leftJoin("coupon", (join) =>
      join
        .onRef("coupon.store_code", "=", "coupon_use.store_code")
        .onRef("coupon.code", "=", "coupon_use.code"),
    )
    .select(({ eb, ref }) => [
      eb.case().when("coupon.is_personal", "=", 1).then(null).else(ref("coupon_use.code")).end().as("code"),
      "coupon_use.discount_cents",
      "coupon_use.revenue_cents",
    ])
    .where("coupon_use.store_code", "=", period.storeCode)
    .where("coupon_use.used_at", ">=", start)
    .where("coupon_use.used_at", "<", end);
}

/** The report as rows of CSV with their head. */
export function couponTable(rows: CouponReportRow[]): CsvCell[][] {
  return [
    ["code", "uses", "discount", "revenue"],
    ...rows.map(({ code, uses, discountCents, revenueCents }) => [
      code ?? "personal coupons",
      uses,
      ...amounts([discountCents, revenueCents]),
    ]),
  ];
}
