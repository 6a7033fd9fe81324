import {
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  SqliteAdapter,
  SqliteIntrospector,
} from "kysely";
import { describe, expect, test } from "vitest";
import { ShopPostgresCompiler, ShopSqliteCompiler } from "~/engine/database/query-compilers";
import type { Database } from "~/engine/database/schema";

const dialects: [name: string, dialect: Dialect][] = [
  [
    "PostgreSQL",
    {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new ShopPostgresCompiler(),
    },
  ],
  [
    "SQLite",
    {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new ShopSqliteCompiler(),
    },
  ],
];

describe.each(dialects)("a query of %s", (_name, dialect) => {
  const carts = new Kysely<Database>({ dialect }).selectFrom("cart").select("id");

  test("finds nothing in an empty list, and everything outside of one", () => {
    expect(carts.where("id", "in", []).compile()).toMatchObject({
      sql: 'select "id" from "cart" where 1 = 0',
      parameters: [],
    });
    expect(carts.where("id", "not in", []).compile().sql).toBe('select "id" from "cart" where 1 = 1');
  });

  test("has the values of other lists, also within another query", () => {
    expect(carts.where("id", "in", ["a", "b"]).compile()).toMatchObject({
      sql: expect.stringMatching(/where "id" in \((?:\$1, \$2|\?, \?)\)$/),
      parameters: ["a", "b"],
    });
    expect(carts.where("id", "in", carts.where("id", "in", [])).compile().sql).toContain(
      'where "id" in (select "id" from "cart" where 1 = 0)',
    );
  });
});
