import type { Connection, Row } from "../database/schema";
import type { RefundQuote } from "./quote-refund";
import type { RefundParts } from "./refund-parts";

/** Stored as the reference of a refund to balances only. */
export const TO_BALANCES = "balances";

/** Records a refund and its lines. @returns its id */
export async function writeRefund(
  transaction: Connection,
  order: Row<"sales_order">,
  { parts, split }: Pick<RefundQuote, "parts" | "split">,
  cause: Pick<Row<"order_refund">, "reason_key" | "reference">,
): Promise<number> {
  const { id } = await transaction
    .insertInto("order_refund")
    .values({
      ...cause,
      order_id: order.id,
      amount_cents: parts.amountCents,
      balance_cents: split.balanceCents,
      shipping_cents: parts.shippingCents,
      tax_cents: parts.taxCents,
      shipping_tax_cents: parts.shippingTaxCents,
      adjustment_cents: parts.adjustmentCents,
      created_at: new Date().toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeItems(transaction, id, parts);
  return id;
}

async function writeItems(transaction: Connection, refundId: number, { items }: RefundParts): Promise<void> {
  if (items.length === 0) return;
  await transaction
    .insertInto("order_refund_item")
    .values(
      items.map(({ itemId, quantity, amountCents, taxCents }) => ({
        refund_id: refundId,
        order_item_id: itemId,
        quantity,
        amount_cents: amountCents,
        tax_cents: taxCents,
      })),
    )
    .execute();
}
