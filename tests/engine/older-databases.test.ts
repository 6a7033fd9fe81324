import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { parseDesignDocument } from "~/design/document/document";
import { checkSchema, schemaDifferences } from "~/engine/database/check-schema";
import { describeSchema } from "~/engine/database/describe-schema";
import { inspectDatabase } from "~/engine/database/inspect-database";
import { openDatabase } from "~/engine/database/open-database";
import { openSqlite } from "~/engine/database/sqlite-file";
import { openEngine } from "~/engine/shared/engine";
import type { Settings } from "~/settings/settings.server";
import { freshSettings } from "./engine-fixture";

/**
 * Databases created by earlier commits. Those in `releases` contain a guest's order and a customer's; those in `edits`
 * were created right before a migration was edited, and are empty. See tests/fixtures/databases/README.md.
 */
const FOLDER = "tests/fixtures/databases";
const KIND = process.env.TEST_DATABASE_URL ? "postgres" : "sqlite";
const releases = namesIn("releases");
const edits = namesIn("edits");

/** Settings of a store with the file's database. */
async function oldShop(file: string) {
  const { settings, remove } = await freshSettings();
  const statements = readFileSync(join(FOLDER, `${file}.${KIND}.sql`), "utf8");
  if (settings.databaseUrl) {
    const client = new pg.Client(settings.databaseUrl);
    await client.connect();
    await client.query(statements);
    await client.end();
  } else {
    const file = openSqlite(join(settings.dataDirectory, "shop.db"));
    file.exec(statements);
    file.close();
  }
  return { settings, remove };
}

describe.each(releases)("the database of %s", (release) => {
  test("is migrated to the current tables, with its orders", async () => {
    const { settings, remove } = await oldShop(`releases/${release}`);
    const engine = await openEngine(settings);
    const orders = await engine.db.selectFrom("sales_order").selectAll().orderBy("id").execute();
    expect(orders.map(({ status, email }) => [status, email.replace(/^.{20,}@/, "…@")])).toEqual([
      ["pending_payment", "ada@example.com"],
      ["pending_payment", "…@example.com"],
    ]);
    const asked = await engine.handle(guestOrder(orders[0].number));
    expect(await asked.json()).toMatchObject({
      data: { guestOrder: { number: orders[0].number, items: [{ product_name: expect.any(String) }] } },
    });
    const designs = await engine.db.selectFrom("design_revision").select("document").execute();
    expect(designs.length).toBeGreaterThan(0);
    for (const { document } of designs) {
      expect(parseDesignDocument(JSON.parse(document))).toMatchObject({
        version: 3,
        surfaces: { front: { layers: [{ kind: "text", color: "#4a4b4f", align: "center" }] } },
      });
    }
    await engine.close();
    await remove();
  });
});

test.each(edits)("a database from before the edit after %s gets the current tables", async (edit) => {
  const { settings, remove } = await oldShop(`edits/${edit}`);
  const db = await openDatabase(settings);
  await checkSchema(db);
  await db.destroy();
  await remove();
});

test("a database with other tables is rejected with one line that names the difference", async () => {
  const { settings, remove } = await migratedShop();
  await change(settings, "drop index cart_left_index");
  await change(settings, "alter table photo drop column taken_at");
  const opening = openDatabase(settings);
  await expect(opening).rejects.toThrow(
    /^The tables of the database are not those of this version: the column photo\.taken_at is missing; the index cart_left_index is missing\. .*$/,
  );
  await remove();
});

test("five differences are listed completely", async () => {
  const { settings, remove } = await migratedShop();
  const columns = ["taken_at", "width", "height"].map((column) => `alter table photo drop column ${column}`);
  await change(settings, ...columns, "drop index cart_left_index", "drop table print_task");
  const opening = openDatabase(settings);
  await expect(opening).rejects.toThrow(/: (?:the \S+ \S+ is missing(?:; |\. )){5}Restore /);
  await remove();
});

test("a database of a newer version is rejected with one line", async () => {
  const { settings, remove } = await migratedShop();
  await change(settings, "insert into kysely_migration (name, timestamp) values ('9999-later', '2999')");
  await expect(openDatabase(settings)).rejects.toThrow(/belongs to a newer version .* 9999-later is unknown/);
  await remove();
});

test("a migration added before one that has already run is run nevertheless", async () => {
  const { settings, remove } = await migratedShop();
  await change(
    settings,
    "drop table print_task",
    "delete from kysely_migration where name = '0024-photo-taken-at'",
  );
  await change(settings, "alter table photo drop column taken_at");
  await expect(openDatabase(settings)).rejects.toThrow(/: the table print_task is missing\./);
  await remove();
});

test("an additional table, index or nullable column is no difference", async () => {
  const { settings, remove } = await migratedShop();
  await change(settings, "create table notes (id integer primary key)");
  await change(settings, "create index customer_city on customer (firstname)");
  await change(settings, "alter table customer add column note text");
  const db = await openDatabase(settings);
  const schema = await describeSchema(db);
  expect(schema.customer.columns.note).toEqual({ type: "text", isRequired: false, hasDefault: false });
  expect(schemaDifferences(schema, schema)).toEqual([]);
  await db.destroy();
  await remove();
});

async function migratedShop() {
  const { settings, remove } = await freshSettings();
  await (await openDatabase(settings)).destroy();
  return { settings, remove };
}

/** Changes the tables by hand. */
async function change(settings: Settings, ...statements: string[]): Promise<void> {
  await inspectDatabase(settings, async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  });
}

function guestOrder(number: string): Request {
  const query = `query ($number: String!) {
    guestOrder(input: { number: $number, email: "ada@example.com", lastname: "Byron" }) {
      number items { product_name }
    }
  }`;
  return new Request("http://engine.test/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json", Store: "mpc" },
    body: JSON.stringify({ query, variables: { number } }),
  });
}

function namesIn(folder: string): string[] {
  const end = `.${KIND}.sql`;
  return readdirSync(join(FOLDER, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => name.slice(0, -end.length))
    .sort();
}
