import { Kysely, Migrator, SqliteDialect, sql } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "~/engine/database/migrations/index";
import type { Connection, Database } from "~/engine/database/schema";
import { openSqlite } from "~/engine/database/sqlite-file";
import { mailboxHash } from "~/engine/promotions/coupon-person";

const PLACE = JSON.stringify({ street: ["12 Analytical Way"], postcode: "95814" });

test("existing coupons get their mailbox, and the household that used them, once", async () => {
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: openSqlite(":memory:") }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo("0029-free-gifts");
  const order = await orderWithAddresses(db);
  for (const [code, email, order_id] of [
    ["PET-A", "ada@gmail.com", order],
    ["PET-B", "a.da+1@gmail.com", order],
    ["PET-C", "grace@example.com", null],
  ] as const) {
    const row = { code, email, order_id, store_code: "mpc", purpose: "sign-up", first_order_only: 1 };
    await db
      .insertInto("personal_coupon")
      .values({ ...row, customer_id: null, created_at: "2026-01-01" } as never)
      .execute();
  }
  const { error } = await migrator.migrateToLatest();
  expect(error).toBeUndefined();
  const coupons = await db.selectFrom("personal_coupon").selectAll().orderBy("code").execute();
  expect(coupons.map(({ mailbox }) => mailbox)).toEqual(
    ["ada@gmail.com", "ada@gmail.com", "grace@example.com"].map(mailboxHash),
  );
  expect(coupons.map(({ household }) => household !== null)).toEqual([true, false, false]);
  await db.destroy();
});

/** The id of an order; the migration only reads its addresses. */
async function orderWithAddresses(db: Connection): Promise<number> {
  await sql`pragma foreign_keys = off`.execute(db);
  const columns = await sql<{ name: string; type: string; notnull: number; dflt_value: string | null }>`
    select name, type, "notnull", dflt_value from pragma_table_info('sales_order')
  `.execute(db);
  const needed = columns.rows.filter(({ notnull, dflt_value }) => notnull && dflt_value === null);
  const row = Object.fromEntries(needed.map(({ name, type }) => [name, type === "integer" ? 1 : name]));
  await db
    .insertInto("sales_order")
    .values({ ...row, id: 1, shipping_address: PLACE, billing_address: PLACE } as never)
    .execute();
  return 1;
}
