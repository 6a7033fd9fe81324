import type { Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** Tax classes of products, exemption certificates that staff accept, and each order's tax by jurisdiction. */
export const orderTaxes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("product")
      .addColumn("tax_class", "text", (column) => column.notNull().defaultTo("goods"))
      .execute();
    await addCertificateColumns(db);
    await db.schema.alterTable("cart").addColumn("tax_calculation", "text").execute();
    await db.schema.alterTable("sales_order").addColumn("tax_calculation", "text").execute();
    await createOrderTaxes(db);
  },
};

async function addCertificateColumns(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable("tax_certificate");
  await table()
    .addColumn("status", "text", (column) => column.notNull().defaultTo("submitted"))
    .execute();
  await table()
    .addColumn("states", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await table().addColumn("expires_on", "text").execute();
  await table().addColumn("decided_at", "text").execute();
}

async function createOrderTaxes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sales_order_tax")
    .addColumn("id", ...countingId(db))
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("store_code", "text", required)
    .addColumn("region_code", "text", required)
    .addColumn("level", "text", required)
    .addColumn("name", "text", required)
    .addColumn("rate_thousandths", "integer", required)
    .addColumn("taxable_cents", "integer", required)
    .addColumn("exempt_cents", "integer", required)
    .addColumn("tax_cents", "integer", required)
    .addColumn("exemption", "text")
    .addColumn("source", "text", required)
    .addColumn("position", "integer", required)
    .addColumn("booked_on", "text")
    .execute();
  await db.schema
    .createIndex("sales_order_tax_order_index")
    .on("sales_order_tax")
    .column("order_id")
    .execute();
  await db.schema
    .createIndex("sales_order_tax_booked_index")
    .on("sales_order_tax")
    .columns(["store_code", "booked_on"])
    .execute();
  await db.schema
    .createTable("sales_order_tax_item")
    .addColumn("id", ...countingId(db))
    .addColumn("order_tax_id", "integer", (column) =>
      column.notNull().references("sales_order_tax.id").onDelete("cascade"),
    )
    .addColumn("order_item_id", "integer", (column) =>
      column.references("sales_order_item.id").onDelete("cascade"),
    )
    .addColumn("taxable_cents", "integer", required)
    .addColumn("exempt_cents", "integer", required)
    .addColumn("tax_cents", "integer", required)
    .execute();
  await db.schema
    .createIndex("sales_order_tax_item_tax_index")
    .on("sales_order_tax_item")
    .column("order_tax_id")
    .execute();
}
