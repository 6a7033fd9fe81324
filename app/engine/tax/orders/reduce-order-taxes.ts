import type { Connection, Row } from "../../database/schema";
import { groupBy } from "../../shared/group-by";
import { prorate } from "../../totals/money";
import { saleCents } from "./sale-cents";

type Share = Row<"sales_order_tax_item">;

/** What is left of an order line, or of shipping. */
export interface ReducedPart {
  /** Null: shipping. */
  itemId: number | null;
  /** What is left, and what there was: pieces, or cents of shipping. */
  left: number;
  ordered: number;
  /** The tax that is left of it, in cents. */
  taxCents: number;
}

/**
 * Reduces an unpaid order's taxes to what is left of its lines and shipping, each tax in proportion to its shares by
 * largest remainder. Call it before the lines are reduced.
 * @returns by how much each part reduces the sale that a tax service is told of, with tax, in cents
 */
export async function reduceOrderTaxes(
  transaction: Connection,
  orderId: number,
  parts: ReducedPart[],
): Promise<number[]> {
  const shares = await transaction
    .selectFrom("sales_order_tax_item as share")
    .innerJoin("sales_order_tax as tax", "tax.id", "share.order_tax_id")
    .selectAll("share")
    .where("tax.order_id", "=", orderId)
    .orderBy("tax.position")
    .execute();
  if (shares.length === 0) return parts.map(() => 0);
  const sharesOf = groupBy(shares, ({ order_item_id }) => order_item_id);
  const left = new Map(shares.map((share) => [share.id, share]));
  const saleReductions: number[] = [];
  for (const part of parts) {
    const before = saleOf(left);
    for (const share of reducedShares(sharesOf.get(part.itemId) ?? [], part)) {
      await updateShare(transaction, share);
      left.set(share.id, share);
    }
    saleReductions.push(before - saleOf(left));
  }
  await updateTaxes(transaction, orderId);
  return saleReductions;
}

/** The sale of all shares, by id. */
function saleOf(shares: Map<number, Share>): number {
  const sharesOf = groupBy([...shares.values()], ({ order_tax_id }) => order_tax_id);
  return saleCents([...sharesOf.values()].map(jurisdictionTax));
}

/** One jurisdiction's tax. */
function jurisdictionTax(shares: Share[]) {
  const totalBy = (column: "taxable_cents" | "exempt_cents" | "tax_cents") =>
    shares.reduce((total, share) => total + share[column], 0);
  return {
    taxable_cents: totalBy("taxable_cents"),
    exempt_cents: totalBy("exempt_cents"),
    tax_cents: totalBy("tax_cents"),
  };
}

async function updateShare(
  transaction: Connection,
  { id, taxable_cents, exempt_cents, tax_cents }: Share,
): Promise<void> {
  await transaction
    .updateTable("sales_order_tax_item")
    .set({ taxable_cents, exempt_cents, tax_cents })
    .where("id", "=", id)
    .execute();
}

function reducedShares(shares: Share[], { left, ordered, taxCents }: ReducedPart): Share[] {
  const taxes = prorate(
    taxCents,
    shares.map(({ tax_cents }) => tax_cents),
  );
  const leftOf = (cents: number) => (ordered === 0 ? 0 : Math.round((cents * left) / ordered));
  return shares.map((share, index) => ({
    ...share,
    taxable_cents: leftOf(share.taxable_cents),
    exempt_cents: leftOf(share.exempt_cents),
    tax_cents: taxes[index],
  }));
}

/** Makes each jurisdiction's tax the sum of its shares again. */
async function updateTaxes(transaction: Connection, orderId: number): Promise<void> {
  const taxes = await transaction
    .selectFrom("sales_order_tax as tax")
    .leftJoin("sales_order_tax_item as share", "share.order_tax_id", "tax.id")
    .select(({ fn }) => [
      "tax.id",
      fn.sum<number | string | null>("share.taxable_cents").as("taxable"),
      fn.sum<number | string | null>("share.exempt_cents").as("exempt"),
      fn.sum<number | string | null>("share.tax_cents").as("tax"),
    ])
    .where("tax.order_id", "=", orderId)
    .groupBy("tax.id")
    .execute();
  for (const { id, taxable, exempt, tax } of taxes)
    await transaction
      .updateTable("sales_order_tax")
      .set({
        taxable_cents: Number(taxable ?? 0),
        exempt_cents: Number(exempt ?? 0),
        tax_cents: Number(tax ?? 0),
      })
      .where("id", "=", id)
      .execute();
}
