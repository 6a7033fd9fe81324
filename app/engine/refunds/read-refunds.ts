import type { Connection, Row } from "../database/schema";
import { groupBy } from "../shared/group-by";
import type { Refunded } from "./refund-parts";

/** A refund with its lines. */
export interface RefundView extends Row<"order_refund"> {
  items: Row<"order_refund_item">[];
  /** The number of its credit memo within the store. */
  memo_number: number | null;
}

/** The refunds of the orders, first one first. */
export async function readRefunds(db: Connection, orderIds: number[]): Promise<RefundView[]> {
  const refunds = await db
    .selectFrom("order_refund")
    .leftJoin("sales_creditmemo", "sales_creditmemo.refund_id", "order_refund.id")
    .selectAll("order_refund")
    .select("sales_creditmemo.number as memo_number")
    .where("order_id", "in", orderIds)
    .orderBy("id")
    .execute();
  if (refunds.length === 0) return [];
  const items = await db
    .selectFrom("order_refund_item")
    .selectAll()
    .where(
      "refund_id",
      "in",
      refunds.map(({ id }) => id),
    )
    .orderBy("order_item_id")
    .execute();
  const itemsOf = groupBy(items, ({ refund_id }) => refund_id);
  return refunds.map((refund) => ({ ...refund, items: itemsOf.get(refund.id) ?? [] }));
}

/** Pieces and shipping that were refunded. */
export function refundedOf(refunds: Pick<RefundView, "items" | "shipping_cents">[]): Refunded {
  const pieces = new Map<number, number>();
  for (const { order_item_id, quantity } of refunds.flatMap(({ items }) => items)) {
    pieces.set(order_item_id, (pieces.get(order_item_id) ?? 0) + quantity);
  }
  return {
    pieces,
    shippingCents: refunds.reduce((total, { shipping_cents }) => total + shipping_cents, 0),
  };
}
