import type { Kysely, Migration } from "kysely";
import { binaryText, countingId } from "../dialect";
import { required } from "./0001/columns";

/** Messages of the contact form, and the replies of staff. */
export const contactMessages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("contact_message")
      .addColumn("id", ...countingId(db))
      .addColumn("store_code", "text", required)
      .addColumn("status", "text", required)
      .addColumn("version", "integer", required)
      .addColumn("name", "text", required)
      .addColumn("sender_name", binaryText(db), required)
      .addColumn("email", "text", required)
      .addColumn("telephone", "text", required)
      .addColumn("subject", "text", required)
      .addColumn("message", "text", required)
      .addColumn("is_verified", "integer", required)
      .addColumn("order_id", "integer", (column) => column.references("sales_order.id").onDelete("set null"))
      .addColumn("created_at", "text", required)
      .addColumn("done_at", "text")
      .execute();
    const indexes = {
      status: ["status", "id"],
      store_status: ["store_code", "status", "id"],
      email: ["email", "id"],
      sender: ["sender_name", "id"],
      order: ["order_id"],
      done: ["store_code", "done_at"],
    };
    for (const [name, columns] of Object.entries(indexes))
      await db.schema
        .createIndex(`contact_message_${name}_index`)
        .on("contact_message")
        .columns(columns)
        .execute();
    await db.schema
      .createTable("contact_reply")
      .addColumn("id", ...countingId(db))
      .addColumn("message_id", "integer", (column) =>
        column.notNull().references("contact_message.id").onDelete("cascade"),
      )
      .addColumn("admin_user_id", "integer", (column) => column.notNull().references("admin_user.id"))
      .addColumn("text", "text", required)
      .addColumn("created_at", "text", required)
      .execute();
    await db.schema
      .createIndex("contact_reply_message_index")
      .on("contact_reply")
      .columns(["message_id"])
      .execute();
  },
};
