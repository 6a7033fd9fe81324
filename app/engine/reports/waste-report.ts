import type { Connection } from "../database/schema";
import { amounts, type CsvCell } from "../shared/csv";
import { boundsOf, type ReportPeriod } from "./report-period";

/** Pieces that staff had made again, at once. */
export interface WasteReportRow {
  at: string;
  orderNumber: string;
  sku: string;
  /** waste: spoiled before shipping. replacement: for a shipped piece. */
  kind: "waste" | "replacement";
  pieces: number;
  reason: string;
  costCents: number;
}

interface WasteReport {
  rows: WasteReportRow[];
  /** There are more than the limit. */
  isTruncated: boolean;
}

/** Pieces that were made again in the period, the newest first. @param limit of rows */
export async function wasteReport(db: Connection, period: ReportPeriod, limit: number): Promise<WasteReport> {
  const { start, end } = boundsOf(period);
  const rows = await db
    .selectFrom("order_remake as remake")
    .innerJoin("sales_order_item as item", "item.id", "remake.order_item_id")
    .innerJoin("sales_order", "sales_order.id", "remake.order_id")
    .select([
      "remake.created_at as at",
      "sales_order.number as orderNumber",
      "item.sku",
      "remake.kind",
      "remake.quantity as pieces",
      "remake.reason",
      "remake.cost_cents as costCents",
    ])
    .where("sales_order.store_code", "=", period.storeCode)
    .where("remake.created_at", ">=", start)
    .where("remake.created_at", "<", end)
    .orderBy("remake.created_at", "desc")
    .orderBy("remake.id", "desc")
    .limit(limit + 1)
    .execute();
  return { rows: rows.slice(0, limit), isTruncated: rows.length > limit };
}

/** The report as rows of CSV with their head. */
export function wasteTable(rows: WasteReportRow[]): CsvCell[][] {
  return [
    ["made again at", "order", "sku", "kind", "pieces", "reason", "cost"],
    ...rows.map(({ at, orderNumber, sku, kind, pieces, reason, costCents }) => [
      at,
      orderNumber,
      sku,
      kind,
      pieces,
      reason,
      ...amounts([costCents]),
    ]),
  ];
}
