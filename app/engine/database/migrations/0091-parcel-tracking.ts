import type { Kysely, Migration } from "kysely";
import { required } from "./0001/columns";

/** Adds what carriers report of parcels. */
export const parcelTracking: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("shipment").addColumn("in_transit_at", "text").execute();
    await db.schema
      .createIndex("shipment_tracking_number_index")
      .on("shipment")
      .columns(["tracking_number"])
      .execute();
    await db.schema
      .createTable("tracking_event")
      .addColumn("provider", "text", required)
      .addColumn("event_id", "text", required)
      .addColumn("type", "text", required)
      .addColumn("received_at", "text", required)
      .addPrimaryKeyConstraint("tracking_event_primary", ["provider", "event_id"])
      .execute();
  },
};
