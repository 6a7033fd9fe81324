import type { Connection } from "../../database/schema";
import { TAX_LEVELS, type TaxLevel } from "../tax-rate";

/** One jurisdiction's taxes of a period, in cents, net of refunds. */
export interface TaxReportRow {
  region: string;
  level: TaxLevel;
  name: string;
  /** Sales on which tax was collected. */
  taxableCents: number;
  /** Sales without tax: exempt buyers and goods, untaxed shipping and services. */
  exemptCents: number;
  taxCents: number;
}

export interface TaxReportPeriod {
  storeCode: string;
  /** First and last day, yyyy-mm-dd at the shop. */
  from: string;
  to: string;
}

/**
 * The taxes of a period by state, county and city. An order counts on the day on which it was paid, a refund on the day
 * on which it was made, so that the report of a past period never changes.
 */
export async function taxReport(db: Connection, period: TaxReportPeriod): Promise<TaxReportRow[]> {
  const [sales, refunds] = await Promise.all([salesOf(db, period), refundsOf(db, period)]);
  const rows = new Map<string, TaxReportRow>();
  const add = (part: JurisdictionTotal, sign: 1 | -1) => {
    const { level, name, region_code: region } = part;
    const key = `${region} ${level} ${name}`;
    const row = rows.get(key) ?? { region, level, name, taxableCents: 0, exemptCents: 0, taxCents: 0 };
    rows.set(key, {
      ...row,
      taxableCents: row.taxableCents + sign * Number(part.taxable),
      exemptCents: row.exemptCents + sign * Number(part.exempt),
      taxCents: row.taxCents + sign * Number(part.tax),
    });
  };
  for (const sale of sales) add(sale, 1);
  for (const refund of refunds) add(refund, -1);
  return [...rows.values()].toSorted(byPlace);
}

interface JurisdictionTotal {
  region_code: string;
  level: TaxLevel;
  name: string;
  /** PostgreSQL returns sums as text. */
  taxable: string | number | bigint;
  exempt: string | number | bigint;
  tax: string | number | bigint;
}

function salesOf(db: Connection, { from, storeCode, to }: TaxReportPeriod): Promise<JurisdictionTotal[]> {
  return db
    .selectFrom("sales_order_tax")
    .select(({ fn }) => [
      "region_code",
      "level",
      "name",
      fn.sum("taxable_cents").as("taxable"),
      fn.sum("exempt_cents").as("exempt"),
      fn.sum("tax_cents").as("tax"),
    ])
    .where("store_code", "=", storeCode)
    .where("booked_on", ">=", from)
    .where("booked_on", "<=", to)
    .groupBy(["region_code", "level", "name"])
    .execute();
}

function refundsOf(db: Connection, { from, storeCode, to }: TaxReportPeriod): Promise<JurisdictionTotal[]> {
  return db
    .selectFrom("order_refund_tax as refund")
    .innerJoin("sales_order_tax as sale", "sale.id", "refund.order_tax_id")
    .select(({ fn }) => [
      "sale.region_code",
      "sale.level",
      "sale.name",
      fn.sum("refund.taxable_cents").as("taxable"),
      fn.sum("refund.exempt_cents").as("exempt"),
      fn.sum("refund.tax_cents").as("tax"),
    ])
    .where("refund.store_code", "=", storeCode)
    .where("refund.booked_on", ">=", from)
    .where("refund.booked_on", "<=", to)
    .groupBy(["sale.region_code", "sale.level", "sale.name"])
    .execute();
}

function byPlace(one: TaxReportRow, other: TaxReportRow): number {
  return (
    one.region.localeCompare(other.region) ||
    TAX_LEVELS.indexOf(one.level) - TAX_LEVELS.indexOf(other.level) ||
    one.name.localeCompare(other.name)
  );
}
