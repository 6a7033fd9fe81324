import type { Kysely, Migration } from "kysely";

/** Sales tax by state and by place within it, in the precision that states write their rates in. */
export const taxPlaces: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("tax_state")
      .addColumn("region_code", "text", (column) => column.primaryKey())
      .addColumn("rate_thousandths", "integer", (column) => column.notNull())
      .addColumn("taxes_shipping", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("tax_place")
      .addColumn("postcode_from", "text", (column) => column.primaryKey())
      .addColumn("postcode_to", "text", (column) => column.notNull())
      .addColumn("region_code", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("rate_thousandths", "integer", (column) => column.notNull())
      .execute();
    await db.schema.dropTable("tax_rate").execute();
  },
};
