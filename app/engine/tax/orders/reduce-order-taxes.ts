import type { Connection, Row } from "../../database/schema";
import { groupBy } from "../../shared/group-by";
import { prorate } from "../../totals/money";

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
 */
export async function reduceOrderTaxes(
  transaction: Connection,
  orderId: number,
  parts: ReducedPart[],
): Promise<void> {
  const shares = await transaction
    .selectFrom("sales_order_tax_item as share")
    .innerJoin("sales_order_tax as tax", "tax.id", "share.order_tax_id")
    .selectAll("share")
    .where("tax.order_id", "=", orderId)
    .orderBy("tax.position")
    .execute();
  if (shares.length === 0) return;
  const sharesOf = groupBy(shares, ({ order_item_id }) => order_item_id);
  for (const part of parts) {
    const reduced = reducedShares(sharesOf.get(part.itemId) ?? [], part);
    for (const { id, ...columns } of reduced)
      await transaction.updateTable("sales_order_tax_item").set(columns).where("id", "=", id).execute();
  }
  await updateTaxes(transaction, orderId);
}

function reducedShares(shares: Row<"sales_order_tax_item">[], { left, ordered, taxCents }: ReducedPart) {
  const taxes = prorate(
    taxCents,
    shares.map(({ tax_cents }) => tax_cents),
  );
  const leftOf = (cents: number) => (ordered === 0 ? 0 : Math.round((cents * left) / ordered));
  return shares.map(({ id, taxable_cents, exempt_cents }, index) => ({
    id,
    taxable_cents: leftOf(taxable_cents),
    exempt_cents: leftOf(exempt_cents),
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
