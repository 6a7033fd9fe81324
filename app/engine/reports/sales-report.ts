import type { Connection } from "../database/schema";
import { amounts, type CsvCell } from "../shared/csv";
import { type PeriodDay, readByDay } from "./days-of-period";
import { placedItems, placedOrders, UNSOLD_STATUSES } from "./placed-orders";
import type { ReportPeriod } from "./report-period";

const PARTS = ["orders", "pieces", "itemsCents", "totalCents", "refundsCents"] as const;
/** Longer periods are reported by month. */
const MAX_DAYS = 62;

/** What was sold on a day or in a month. */
export interface SalesReportRow {
  /** yyyy-mm-dd, or yyyy-mm for a month. */
  time: string;
  orders: number;
  /** Without free gifts. */
  pieces: number;
  /** Price of the items after discounts, without tax. */
  itemsCents: number;
  /** What the buyers pay in all, also by gift cards, credit and points. */
  totalCents: number;
  /** Refunds of that time, whenever their orders were placed; not of those that do not count. */
  refundsCents: number;
}

/**
 * Orders by the day on which they were placed, or by month for more than 62 days; canceled and unpaid ones do not
 * count. Times without orders are rows of zeros.
 */
export async function salesReport(db: Connection, period: ReportPeriod): Promise<SalesReportRow[]> {
  const days = await readByDay(period, (day) => salesOfDay(db, day));
  return days.length > MAX_DAYS ? byMonth(days) : days;
}

/** The report as rows of CSV with their head. */
export function salesReportTable(rows: SalesReportRow[]): CsvCell[][] {
  return [
    ["time", "orders", "pieces", "items", "total", "refunds"],
    ...rows.map(({ time, orders, pieces, itemsCents, totalCents, refundsCents }) => [
      time,
      orders,
      pieces,
      ...amounts([itemsCents, totalCents, refundsCents]),
    ]),
  ];
}

async function salesOfDay(db: Connection, day: PeriodDay): Promise<SalesReportRow> {
  const [orders, items, refunds] = await Promise.all([
    placedOrders(db, day)
      .select(({ fn }) => [
        fn.countAll<number | string>().as("count"),
        fn.sum<number | string | null>("grand_total_cents").as("payments"),
        fn.sum<number | string | null>("balance_cents").as("balances"),
      ])
      .executeTakeFirstOrThrow(),
    placedItems(db, day)
      .where("item.is_free_gift", "=", 0)
      .select(({ fn }) => [
        fn.sum<number | string | null>("item.quantity").as("pieces"),
        fn.sum<number | string | null>("item.row_total_cents").as("rows"),
        fn.sum<number | string | null>("item.offer_cents").as("offers"),
        fn.sum<number | string | null>("item.discount_cents").as("discounts"),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("sales_creditmemo")
      .innerJoin("order_refund", "order_refund.id", "sales_creditmemo.refund_id")
      .innerJoin("sales_order", "sales_order.id", "order_refund.order_id")
      .select(({ fn }) => fn.sum<number | string | null>("order_refund.amount_cents").as("cents"))
      .where("sales_creditmemo.store_code", "=", day.storeCode)
      .where("sales_creditmemo.issued_at", ">=", day.start)
      .where("sales_creditmemo.issued_at", "<", day.end)
      .where("sales_order.status", "not in", UNSOLD_STATUSES)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    time: day.day,
    orders: Number(orders.count),
    pieces: Number(items.pieces),
    itemsCents: Number(items.rows) - Number(items.offers) - Number(items.discounts),
    totalCents: Number(orders.payments) + Number(orders.balances),
    refundsCents: Number(refunds.cents),
  };
}

function byMonth(days: SalesReportRow[]): SalesReportRow[] {
  const months = new Map<string, SalesReportRow>();
  for (const day of days) {
    const time = day.time.slice(0, "yyyy-mm".length);
    const month = months.get(time);
    if (month) for (const part of PARTS) month[part] += day[part];
    else months.set(time, { ...day, time });
  }
  return [...months.values()];
}
