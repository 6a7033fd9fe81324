import type { Connection } from "../database/schema";
import type { CsvCell } from "../shared/csv";
import { type PeriodDay, readByDay } from "./days-of-period";
import { UNSOLD_STATUSES } from "./placed-orders";
import type { ReportPeriod } from "./report-period";

/** How many designs of a product were bought. */
export interface DesignReportRow {
  sku: string;
  /** Designs saved for the first time in the period; deleted ones do not count. */
  designs: number;
  /** Those of them that are in an order by now, which is neither canceled nor unpaid. */
  purchased: number;
}

/** Designs of the period and what became of them, by product; the product with the most designs first. */
export async function designReport(db: Connection, period: ReportPeriod): Promise<DesignReportRow[]> {
  const products = new Map<string, DesignReportRow>();
  for (const { sku, designs, purchased } of (
    await readByDay(period, (day) => designsOfDay(db, day))
  ).flat()) {
    const product = products.get(sku) ?? { sku, designs: 0, purchased: 0 };
    product.designs += designs;
    product.purchased += purchased;
    products.set(sku, product);
  }
  return [...products.values()].sort(
    (one, other) => other.designs - one.designs || one.sku.localeCompare(other.sku),
  );
}

/** The report as rows of CSV with their head. */
export function designTable(rows: DesignReportRow[]): CsvCell[][] {
  return [
    ["sku", "designs", "purchased"],
    ...rows.map(({ sku, designs, purchased }) => [sku, designs, purchased]),
  ];
}

async function designsOfDay(
  db: Connection,
  { storeCode, start, end }: PeriodDay,
): Promise<DesignReportRow[]> {
  const rows = await db
    .selectFrom("design")
    .where("design.store_code", "=", storeCode)
    .where("design.created_at", ">=", start)
    .where("design.created_at", "<", end)
    .groupBy("design.sku")
    .select(({ eb, fn, exists, selectFrom }) => [
      "design.sku",
      fn.countAll<number | string>().as("designs"),
      fn
        .sum<number | string>(
          eb
            .case()
            .when(
              exists(
                selectFrom("sales_order_item as item")
                  .innerJoin("sales_order", "sales_order.id", "item.order_id")
                  .select("item.id")
                  .whereRef("item.design_id", "=", "design.id")
                  .where("sales_order.status", "not in", UNSOLD_STATUSES),
              ),
            )
            .then(1)
            .else(0)
            .end(),
        )
        .as("purchased"),
    ])
    .execute();
  return rows.map(({ sku, designs, purchased }) => ({
    sku,
    designs: Number(designs),
    purchased: Number(purchased),
  }));
}
