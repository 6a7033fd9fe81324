import { additionalInformation } from "../carts/additional-information";
import type { Connection } from "../database/schema";
import type { Attribution } from "../orders/attribution";
import { amounts, type CsvCell } from "../shared/csv";
import { type PeriodDay, readByDay } from "./days-of-period";
import { placedOrders } from "./placed-orders";
import type { ReportPeriod } from "./report-period";

/** What kind of word in a link brought the buyers. */
export type SourceKind = "SOURCE" | "CAMPAIGN" | "AFFILIATE" | "BRAND_CODE";

/** The orders of buyers who came from one source, or by one campaign, affiliate or brand code. */
export interface SourceReportRow {
  kind: SourceKind;
  /** Null: nothing is known, because the buyer did not consent or the order was put together by staff. */
  name: string | null;
  orders: number;
  /** What the buyers pay in all. */
  totalCents: number;
}

/**
 * How the buyers of the period's orders found the shop (specification §9 "Cookies"): each order counts at the first of
 * its sources, and besides at its campaign, affiliate and brand code. Sources first, and the largest total first.
 */
export async function sourceReport(db: Connection, period: ReportPeriod): Promise<SourceReportRow[]> {
  const rows = new Map<string, SourceReportRow>();
  for (const { cents, attribution } of (await readByDay(period, (day) => ordersOfDay(db, day))).flat()) {
    for (const [kind, name] of namesOf(attribution)) {
      const key = `${kind} ${name}`;
      const row = rows.get(key) ?? { kind, name, orders: 0, totalCents: 0 };
      row.orders += 1;
      row.totalCents += cents;
      rows.set(key, row);
    }
  }
  return [...rows.values()].sort(
    (one, other) =>
      Number(other.kind === "SOURCE") - Number(one.kind === "SOURCE") ||
      other.totalCents - one.totalCents ||
      String(one.name).localeCompare(String(other.name)),
  );
}

/** The report as rows of CSV with their head. */
export function sourceTable(rows: SourceReportRow[]): CsvCell[][] {
  return [
    ["kind", "name", "orders", "total"],
    ...rows.map(({ kind, name, orders, totalCents }) => [
      kind.replace("_", " ").toLowerCase(),
      name ?? "unknown",
      orders,
      ...amounts([totalCents]),
    ]),
  ];
}

interface AttributedOrder {
  cents: number;
  attribution: Attribution | null;
}

async function ordersOfDay(db: Connection, day: PeriodDay): Promise<AttributedOrder[]> {
  const rows = await placedOrders(db, day)
    .select(["grand_total_cents", "balance_cents", "additional_information"])
    .execute();
  return rows.map((row) => ({
    cents: row.grand_total_cents + row.balance_cents,
    attribution: additionalInformation(row).attribution ?? null,
  }));
}

function namesOf(attribution: Attribution | null): [SourceKind, string | null][] {
  const source = attribution?.trafficSource?.split(",")[0] ?? null;
  const further: [SourceKind, string | null][] = [
    ["CAMPAIGN", attribution?.campaign ?? null],
    ["AFFILIATE", attribution?.affiliate ?? null],
    ["BRAND_CODE", attribution?.brandCode ?? null],
  ];
  return [["SOURCE", source], ...further.filter(([, name]) => name !== null)];
}
