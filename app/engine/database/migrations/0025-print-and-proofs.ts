import { type Kysely, type Migration, sql } from "kysely";
import { countingId } from "../dialect";
import { required } from "./0001/columns";

/** What is printed of the designs of an order, and what its buyer says of them before. */
export const printAndProofs: Migration = {
  async up(db: Kysely<unknown>) {
    await createPrintTables(db);
    await createProofs(db);
    await db.schema
      .alterTable("sales_order")
      .addColumn("open_proofs", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await keepAnswers(db);
    await db.schema.dropTable("proof_answer").execute();
  },
};

/** What buyers said so far, as rounds that are over: the shop has read it in its mail. */
async function keepAnswers(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into proof (order_id, order_item_id, round, revision, state, wish, created_at, sent_at, answered_at, answered_by)
    select proof_answer.order_id, proof_answer.order_item_id, 1, coalesce(sales_order_item.design_revision, 1),
      case when proof_answer.verdict = 'approved' then 'approved' else 'ended' end,
      proof_answer.wish, proof_answer.created_at, proof_answer.created_at, proof_answer.created_at, 'buyer'
    from proof_answer
    join sales_order_item on sales_order_item.id = proof_answer.order_item_id
  `.execute(db);
}

async function createPrintTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("print_task")
    .addColumn("order_item_id", "integer", (column) =>
      column.notNull().primaryKey().references("sales_order_item.id").onDelete("cascade"),
    )
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("state", "text", required)
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("due_at", "text", required)
    .addColumn("problem", "text")
    .execute();
  await db.schema
    .createIndex("print_task_state_due_at_index")
    .on("print_task")
    .columns(["state", "due_at"])
    .execute();
  await db.schema.createIndex("print_task_order_id_index").on("print_task").columns(["order_id"]).execute();
  await db.schema
    .createTable("print_file")
    .addColumn("order_item_id", "integer", (column) =>
      column.notNull().references("sales_order_item.id").onDelete("cascade"),
    )
    .addColumn("surface", "text", required)
    .addColumn("title", "text", required)
    .addColumn("position", "integer", required)
    .addColumn("revision", "integer", required)
    .addColumn("sha256", "text", required)
    .addColumn("bytes", "integer", required)
    .addColumn("created_at", "text", required)
    .addColumn("cleared_at", "text")
    .addPrimaryKeyConstraint("print_file_key", ["order_item_id", "surface"])
    .execute();
  await db.schema
    .createIndex("print_file_cleared_at_created_at_index")
    .on("print_file")
    .columns(["cleared_at", "created_at"])
    .execute();
}

async function createProofs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("proof")
    .addColumn("id", ...countingId(db))
    .addColumn("order_id", "integer", (column) =>
      column.notNull().references("sales_order.id").onDelete("cascade"),
    )
    .addColumn("order_item_id", "integer", (column) =>
      column.notNull().references("sales_order_item.id").onDelete("cascade"),
    )
    .addColumn("round", "integer", required)
    .addColumn("revision", "integer", required)
    .addColumn("state", "text", required)
    .addColumn("shop_words", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("wish", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("created_at", "text", required)
    .addColumn("sent_at", "text")
    .addColumn("due_at", "text")
    .addColumn("reminded_at", "text")
    .addColumn("answered_at", "text")
    .addColumn("answered_by", "text")
    .addUniqueConstraint("proof_order_item_id_round_unique", ["order_item_id", "round"])
    .execute();
  await db.schema.createIndex("proof_order_id_index").on("proof").columns(["order_id"]).execute();
  await db.schema.createIndex("proof_state_due_at_index").on("proof").columns(["state", "due_at"]).execute();
}
