import { type Kysely, type Migration, sql } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** Comments that people with the link of a shared design write on it. */
export const designComments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("design_comment")
      .addColumn("id", ...countingId(db))
      .addColumn("design_id", "text", (column) =>
        column.notNull().references("design.id").onDelete("cascade"),
      )
      .addColumn("store_code", "text", required)
      .addColumn("customer_id", "integer", (column) => column.references("customer.id"))
      .addColumn("owner_hash", "text", required)
      .addColumn("is_by_owner", "integer", required)
      .addColumn("nickname", "text", required)
      .addColumn("text", "text", required)
      .addColumn("resolved_at", "text")
      .addColumn("created_at", "text", required)
      .execute();
    await createIndexes(db);
    await db.schema.alterTable("design").addColumn("comments_closed_at", "text").execute();
    for (const column of ["has_new_comments", "is_comment_emailed"]) {
      await db.schema
        .alterTable("design")
        .addColumn(column, "integer", (flag) => flag.notNull().defaultTo(sql`0`))
        .execute();
    }
  },
};

/** The second and the third are for the rows of a customer and of a browser, which few have. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const indexes = {
    design_comment_design_index: ["design_id", "id"],
    design_comment_customer_index: ["customer_id"],
    design_comment_owner_index: ["owner_hash"],
  };
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on("design_comment").columns(columns).execute();
}
