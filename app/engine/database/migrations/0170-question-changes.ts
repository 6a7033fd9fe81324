import type { Kysely, Migration } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** What questions and answers were before staff changed them. */
export const questionChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("question_change")
      .addColumn("id", ...countingId(db))
      .addColumn("question_id", "integer", (column) =>
        column.notNull().references("product_question.id").onDelete("cascade"),
      )
      .addColumn("admin_user_id", "integer", required)
      .addColumn("question", "text", required)
      .addColumn("answer", "text", required)
      .addColumn("status", "text", required)
      .addColumn("changed_at", "text", required)
      .execute();
    await db.schema
      .createIndex("question_change_question_index")
      .on("question_change")
      .columns(["question_id", "id"])
      .execute();
  },
};
