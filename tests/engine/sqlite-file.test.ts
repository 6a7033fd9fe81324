import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isBusy, isDamaged } from "~/engine/database/database-unavailable";
import { inMemory } from "~/engine/database/dialect";
import type { SqliteFile } from "~/engine/database/sqlite-database";
import { openSqlite } from "~/engine/database/sqlite-file";

let folder: string;
let path: string;
let file: SqliteFile;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sqlite-file-"));
  path = join(folder, "shop.db");
  file = openSqlite(path);
  file.exec("create table pet (id integer primary key, name text unique, photo blob)");
});
afterEach(async () => {
  file.close();
  await rm(folder, { recursive: true });
});

function insert(...values: unknown[]) {
  return file.prepare("insert into pet values (?, ?, ?)").run(values);
}

function failureOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("It did not fail.");
}

describe("an SQLite file, by whichever library this version of Node.js uses", () => {
  test("returns plain objects, null, and bytes as Buffer", () => {
    insert(1, undefined, Buffer.from("woof"));
    const rows = file.prepare("select id, name, photo, count(*) over () as number from pet").all([]);
    expect(rows).toStrictEqual([{ id: 1, name: null, photo: Buffer.from("woof"), number: 1 }]);
    expect(Buffer.isBuffer((rows[0] as { photo: unknown }).photo)).toBe(true);
  });

  test("distinguishes statements with and without rows, and counts changes", () => {
    expect(file.prepare("select 1 as one").reader).toBe(true);
    expect(file.prepare("delete from pet returning id").reader).toBe(true);
    expect(file.prepare("delete from pet").reader).toBe(false);
    expect(insert(7, "Rex", null)).toMatchObject({ changes: 1, lastInsertRowid: 7 });
  });

  test("reports a violated constraint", () => {
    insert(1, "Rex", null);
    const error = failureOf(() => insert(2, "Rex", null));
    expect(error).toMatchObject({
      code: expect.stringMatching(/^SQLITE_CONSTRAINT/),
      message: expect.stringContaining("UNIQUE constraint failed: pet.name"),
    });
  });

  test("reports an invalid statement and an invalid file", async () => {
    expect(failureOf(() => file.prepare("select wool from pet"))).toMatchObject({ code: "SQLITE_ERROR" });
    expect(failureOf(() => openSqlite(join(folder, "none.db"), { readonly: true }))).toMatchObject({
      code: "SQLITE_CANTOPEN",
    });
    await writeFile(join(folder, "cat.db"), "A cat is no database, however long it sits there.".repeat(50));
    const cat = openSqlite(join(folder, "cat.db"));
    expect(isDamaged(failureOf(() => cat.exec("select * from sqlite_master")))).toBe(true);
    cat.close();
  });

  test("reports that another connection holds the lock, or that it is read-only", () => {
    file.exec("begin immediate");
    const other = openSqlite(path);
    expect(isBusy(failureOf(() => other.exec("begin immediate")))).toBe(true);
    other.close();
    const reader = openSqlite(path, { readonly: true });
    file.exec("commit");
    expect(failureOf(() => reader.exec("delete from pet"))).toMatchObject({ code: "SQLITE_READONLY" });
    reader.close();
  });

  test("reports a full disk", () => {
    file.exec("pragma max_page_count = 4");
    expect(failureOf(() => insert(1, "Rex", Buffer.alloc(100_000)))).toMatchObject({ code: "SQLITE_FULL" });
  });

  test("is copied during writes, without uncommitted data", async () => {
    file.exec("pragma journal_mode = WAL");
    insert(1, "Rex", null);
    file.exec("begin immediate");
    insert(2, "Tom", null);
    const reader = openSqlite(path, { readonly: true });
    await reader.backup(join(folder, "copy.db"));
    reader.close();
    file.exec("commit");
    const copy = openSqlite(join(folder, "copy.db"));
    expect(copy.prepare("select name from pet").all([])).toEqual([{ name: "Rex" }]);
    copy.close();
  });
});

test("a cached statement returns columns added to its table later", async () => {
  const db = new Kysely<{ pet: { id: number; age: number } }>({ dialect: inMemory() });
  await db.schema.createTable("pet").addColumn("id", "integer").execute();
  await db
    .insertInto("pet")
    .values({ id: 1 } as never)
    .execute();
  const all = db.selectFrom("pet").selectAll();
  expect(await all.execute()).toEqual([{ id: 1 }]);
  await db.schema
    .alterTable("pet")
    .addColumn("age", "integer", (column) => column.defaultTo(3))
    .execute();
  expect(await all.execute()).toEqual([{ id: 1, age: 3 }]);
  await db.destroy();
});
