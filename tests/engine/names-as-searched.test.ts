import { Kysely, Migrator, SqliteDialect, sql } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "~/engine/database/migrations/index";
import type { Database } from "~/engine/database/schema";
import { openSqlite } from "~/engine/database/sqlite-file";

test("names of an existing database are folded as new ones are", async () => {
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: openSqlite(":memory:") }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo("0152-senders-of-messages");
  await sql`pragma foreign_keys = off`.execute(db);
  await insert(db, "sent_gift_card", [
    { gift_card_id: 1, recipient_name: " Ada Byron" },
    { gift_card_id: 2, recipient_name: "ÉLODIE  Dupré" },
  ]);
  await insert(db, "customer", [
    { id: 7, store_code: "mpc", email: "a@b.example", lastname: "Čapek", firstname: "Ann" },
  ]);
  await insert(db, "sales_order", [{ id: 5, number: "MPC5", buyer_name: "Čapek, ann" }]);

  const { error } = await migrator.migrateTo("0159-names-as-searched");
  expect(error).toBeUndefined();
  const cards = await db.selectFrom("sent_gift_card").select("search_name").orderBy("gift_card_id").execute();
  expect(cards.map(({ search_name }) => search_name)).toEqual(["ada byron", "elodie dupre"]);
  expect(await db.selectFrom("customer").select("search_name").execute()).toEqual([
    { search_name: "capek, ann" },
  ]);
  expect(await db.selectFrom("sales_order").select("buyer_name").execute()).toEqual([
    { buyer_name: "capek, ann" },
  ]);
  await db.destroy();
});

/** Rows with these values; other columns that need one get a number. */
async function insert(db: Kysely<Database>, table: string, rows: Record<string, unknown>[]): Promise<void> {
  const { rows: columns } = await sql<{ name: string; notnull: number; dflt_value: string | null }>`
    select name, "notnull", dflt_value from pragma_table_info(${table})`.execute(db);
  const needed = columns.filter(({ notnull, dflt_value }) => notnull === 1 && dflt_value === null);
  for (const row of rows) {
    const values = { ...Object.fromEntries(needed.map(({ name }) => [name, row.number ?? 1])), ...row };
    await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(values))})`.execute(db);
  }
}
