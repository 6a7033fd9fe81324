import type { Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** Blanks, such as white mugs, of which the workshop makes products, and how their number changed. */
export const blanks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("blank")
      .addColumn("id", ...countingId(db))
      .addColumn("store_code", "text", required)
      .addColumn("name", "text", required)
      .addColumn("quantity", "integer", required)
      .addColumn("low_quantity", "integer", required)
      .addColumn("products", "text", required)
      .execute();
    await db.schema
      .createIndex("blank_name_index")
      .on("blank")
      .columns(["store_code", "name"])
      .unique()
      .execute();
    await db.schema
      .createTable("blank_change")
      .addColumn("id", ...countingId(db))
      .addColumn("blank_id", "integer", (column) =>
        column.notNull().references("blank.id").onDelete("cascade"),
      )
      .addColumn("kind", "text", required)
      .addColumn("quantity", "integer", required)
      .addColumn("order_number", "text")
      .addColumn("created_at", "text", required)
      .execute();
    await db.schema
      .createIndex("blank_change_blank_index")
      .on("blank_change")
      .columns(["blank_id", "id"])
      .execute();
  },
};
