import type { Kysely, Migration } from "kysely";
import { bytesType } from "../dialect";
import { required } from "./0001/columns";

/** What a customer tells of their business: the GST number and its certificate. */
export const customerDetails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("customer").addColumn("gst_number", "text").execute();
    await db.schema
      .createTable("gst_certificate")
      .addColumn("customer_id", "integer", (column) =>
        column.primaryKey().references("customer.id").onDelete("cascade"),
      )
      .addColumn("media_type", "text", required)
      .addColumn("file", bytesType(db), required)
      .addColumn("created_at", "text", required)
      .execute();
  },
};
