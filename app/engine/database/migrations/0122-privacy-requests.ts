import type { Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** Requests of guests to receive or to erase what is stored about them. */
export const privacyRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("privacy_request")
      .addColumn("id", ...countingId(db))
      .addColumn("store_code", "text", required)
      .addColumn("kind", "text", required)
      .addColumn("state", "text", required)
      .addColumn("order_id", "integer", (column) => column.notNull().references("sales_order.id"))
      .addColumn("email", "text", required)
      .addColumn("token_hash", "text")
      .addColumn("expires_at", "text")
      .addColumn("received_at", "text", required)
      .addColumn("due_at", "text", required)
      .addColumn("ended_at", "text")
      .addColumn("reason", "text", required)
      .execute();
    await db.schema
      .createIndex("privacy_request_token_index")
      .on("privacy_request")
      .columns(["token_hash"])
      .unique()
      .execute();
    await db.schema
      .createIndex("privacy_request_due_index")
      .on("privacy_request")
      .columns(["state", "due_at", "id"])
      .execute();
    await db.schema
      .createIndex("privacy_request_email_index")
      .on("privacy_request")
      .columns(["email"])
      .execute();
  },
};
