import { type Kysely, type Migration, sql } from "kysely";
import { required } from "./0001/columns";

/** Divides refunds by lines, shipping, tax and a free amount, as far as the causes of earlier refunds say it. */
export const refundItems: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["shipping_cents", "shipping_tax_cents", "tax_cents", "adjustment_cents"]) {
      await db.schema
        .alterTable("order_refund")
        .addColumn(column, "integer", (definition) => definition.notNull().defaultTo(0))
        .execute();
    }
    await createItems(db);
    await divideEarlierRefunds(db);
  },
};

async function createItems(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("order_refund_item")
    .addColumn("refund_id", "integer", (column) =>
      column.notNull().references("order_refund.id").onDelete("cascade"),
    )
    .addColumn("order_item_id", "integer", (column) =>
      column.notNull().references("sales_order_item.id").onDelete("cascade"),
    )
    .addColumn("quantity", "integer", required)
    .addColumn("amount_cents", "integer", required)
    .addColumn("tax_cents", "integer", required)
    .addPrimaryKeyConstraint("order_refund_item_primary", ["refund_id", "order_item_id"])
    .execute();
  await db.schema
    .createIndex("order_refund_item_order_item_id_index")
    .on("order_refund_item")
    .columns(["order_item_id"])
    .execute();
}

/** A cancellation refunded every line, a claim its own; what remains, such as shipping, stays a free amount. */
async function divideEarlierRefunds(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into order_refund_item (refund_id, order_item_id, quantity, amount_cents, tax_cents)
    select refund.id, item.id, item.quantity,
      item.row_total_cents - item.offer_cents - item.discount_cents + item.gift_wrapping_cents, item.tax_cents
    from order_refund as refund
    join sales_order_item as item on item.order_id = refund.order_id
    left join order_claim as claim on claim.order_item_id = item.id
    where refund.reason_key = 'cancelled'
      or (refund.reason_key = 'claim-' || claim.id
        and refund.amount_cents >= item.row_total_cents - item.offer_cents - item.discount_cents
          + item.gift_wrapping_cents + item.tax_cents)
  `.execute(db);
  await sql`
    update order_refund set tax_cents = coalesce(
      (select sum(item.tax_cents) from order_refund_item as item where item.refund_id = order_refund.id), 0)
  `.execute(db);
  await sql`
    update order_refund set adjustment_cents = amount_cents - tax_cents - coalesce(
      (select sum(item.amount_cents) from order_refund_item as item where item.refund_id = order_refund.id), 0)
  `.execute(db);
}
