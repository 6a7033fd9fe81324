import type { Kysely, Migration } from "kysely";

/** What a catalogue of many families tells of its products beyond name and price. */
export const catalogue: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["family", "pets", "occasion", "price_note"]) {
      await addText(db, column, "");
    }
    await addText(db, "created_at", "2026-09-01T00:00:00.000Z");
    await db.schema
      .alterTable("product")
      .addColumn("is_enabled", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable("product_option_value").addColumn("regular_price_cents", "integer").execute();
  },
};

async function addText(db: Kysely<unknown>, name: string, value: string): Promise<void> {
  await db.schema
    .alterTable("product")
    .addColumn(name, "text", (column) => column.notNull().defaultTo(value))
    .execute();
}
