import { Kysely, Migrator, SqliteDialect, sql } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "~/engine/database/migrations/index";
import type { Database } from "~/engine/database/schema";
import { openSqlite } from "~/engine/database/sqlite-file";

test("added products are moved into the lists of their categories, last and once", async () => {
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: openSqlite(":memory:") }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo("0136-subscriber-exports");
  await sql`pragma foreign_keys = off`.execute(db);
  for (const [path, skus] of [
    ["mugs", "photo-mug\nwrap-mug"],
    ["tags", ""],
    ["listed", "b-tag\nphoto-mug"],
  ])
    await db
      .insertInto("category")
      .values({
        uid: path,
        store_code: "mpc",
        parent_uid: null,
        name: path,
        url_key: path,
        url_path: path,
        description: "",
        meta_title: "",
        meta_description: "",
        meta_keywords: "",
        in_menu: 1,
        position: 0,
        product_skus: skus,
      })
      .execute();
  for (const [sku, paths] of [
    ["a-tag", ["mugs", "tags"]],
    ["b-tag", ["mugs", "listed", "deleted"]],
  ] as const)
    await db
      .insertInto("added_product")
      .values({
        sku,
        store_code: "mpc",
        copied_sku: "pet-tag",
        pictured: "{}",
        category_paths: JSON.stringify(paths),
        admin_user_id: 1,
        created_at: "2026-11-27",
      } as never)
      .execute();
  const { error } = await migrator.migrateToLatest();
  expect(error).toBeUndefined();
  const rows = await db
    .selectFrom("category")
    .select(["url_path", "product_skus"])
    .orderBy("url_path")
    .execute();
  expect(rows.map(({ url_path, product_skus }) => [url_path, product_skus.split("\n")])).toEqual([
    ["listed", ["b-tag", "photo-mug"]],
    ["mugs", ["photo-mug", "wrap-mug", "a-tag", "b-tag"]],
    ["tags", ["a-tag"]],
  ]);
  await db.destroy();
});
