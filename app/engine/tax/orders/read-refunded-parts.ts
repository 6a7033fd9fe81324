import type { Connection, Row } from "../../database/schema";
import { groupBy } from "../../shared/group-by";
import type { RefundedPart, TaxPart } from "./refund-taxes";

/** A refund as the orders' hooks report it. */
export interface TaxedRefund {
  /** Id in the table order_refund. */
  id: number;
  /** Of items and shipping. */
  taxCents: number;
  items: { itemId: number; quantity: number; taxCents: number }[];
  isWhole: boolean;
}

/** The lines and the shipping of a refund, with their parts in the order's taxes, in the order of those. */
export async function readRefundedParts(
  db: Connection,
  orderTaxIds: number[],
  refund: TaxedRefund,
): Promise<RefundedPart[]> {
  const [shares, { shipping_cents }] = [
    await db
      .selectFrom("sales_order_tax_item as share")
      .leftJoin("sales_order_item as item", "item.id", "share.order_item_id")
      .selectAll("share")
      .select("item.quantity")
      .where("share.order_tax_id", "in", orderTaxIds)
      .execute(),
    await db
      .selectFrom("order_refund")
      .select("shipping_cents")
      .where("id", "=", refund.id)
      .executeTakeFirstOrThrow(),
  ];
  const sharesOf = groupBy(shares, ({ order_item_id }) => order_item_id);
  const orderedOf = (itemId: number | null) => partsOf(orderTaxIds, sharesOf.get(itemId) ?? []);
  const lines = refund.items.map(({ itemId, quantity, taxCents }) => ({
    refunded: quantity,
    total: sharesOf.get(itemId)?.[0]?.quantity ?? 0,
    taxCents,
    ordered: orderedOf(itemId),
  }));
  const [shipping] = orderedOf(null);
  return [
    ...lines,
    {
      refunded: shipping_cents,
      total: shipping.taxableCents + shipping.exemptCents,
      taxCents: lines.reduce((rest, line) => rest - line.taxCents, refund.taxCents),
      ordered: orderedOf(null),
    },
  ];
}

function partsOf(orderTaxIds: number[], shares: Row<"sales_order_tax_item">[]): TaxPart[] {
  return orderTaxIds.map((id) => {
    const share = shares.find(({ order_tax_id }) => order_tax_id === id);
    return {
      taxableCents: share?.taxable_cents ?? 0,
      exemptCents: share?.exempt_cents ?? 0,
      taxCents: share?.tax_cents ?? 0,
    };
  });
}
