import type { Connection } from "../database/schema";
import { amounts, type CsvCell } from "../shared/csv";
import { type PeriodDay, readByDay } from "./days-of-period";
import { placedItems } from "./placed-orders";
import type { ReportPeriod } from "./report-period";

/** What was sold of a product. */
export interface ProductReportRow {
  sku: string;
  /** Its name in the last of the orders. */
  name: string;
  /** Lines of orders: one order may have several of the product. */
  lines: number;
  pieces: number;
  /** Price of the items after discounts, without tax. */
  itemsCents: number;
}

/** Products of the orders that were placed in the period, without free gifts; the largest amount first. */
export async function productReport(db: Connection, period: ReportPeriod): Promise<ProductReportRow[]> {
  const products = new Map<string, ProductReportRow>();
  for (const row of (await readByDay(period, (day) => productsOfDay(db, day))).flat()) {
    const product = products.get(row.sku) ?? { ...row, lines: 0, pieces: 0, itemsCents: 0 };
    product.name = row.name;
    product.lines += row.lines;
    product.pieces += row.pieces;
    product.itemsCents += row.itemsCents;
    products.set(row.sku, product);
  }
  return [...products.values()].sort(
    (one, other) => other.itemsCents - one.itemsCents || one.sku.localeCompare(other.sku),
  );
}

/** The report as rows of CSV with their head. */
export function productTable(rows: ProductReportRow[]): CsvCell[][] {
  return [
    ["sku", "product", "order lines", "pieces", "items"],
    ...rows.map(({ sku, name, lines, pieces, itemsCents }) => [
      sku,
      name,
      lines,
      pieces,
      ...amounts([itemsCents]),
    ]),
  ];
}

async function productsOfDay(db: Connection, day: PeriodDay): Promise<ProductReportRow[]> {
  const rows = await placedItems(db, day)
    .where("item.is_free_gift", "=", 0)
    .groupBy("item.sku")
    .select(({ fn }) => [
      "item.sku",
      fn.max("item.name").as("name"),
      fn.countAll<number | string>().as("lines"),
      fn.sum<number | string>("item.quantity").as("pieces"),
      fn.sum<number | string>("item.row_total_cents").as("rows"),
      fn.sum<number | string>("item.offer_cents").as("offers"),
      fn.sum<number | string>("item.discount_cents").as("discounts"),
    ])
    .execute();
  return rows.map(({ sku, name, lines, pieces, rows: cents, offers, discounts }) => ({
    sku,
    name,
    lines: Number(lines),
    pieces: Number(pieces),
    itemsCents: Number(cents) - Number(offers) - Number(discounts),
  }));
}
