import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { expect, test } from "vitest";
import { listAudit } from "~/engine/audit/list-audit";
import type { Database } from "~/engine/database/schema";

test("somebody without stores reads the log without an empty list, which PostgreSQL rejects", async () => {
  const queries: string[] = [];
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      queries.push(query.sql);
    },
  });
  expect((await listAudit(db, [], {}, { pageSize: 50, after: null })).items).toEqual([]);
  expect(queries).toHaveLength(1);
  expect(queries[0]).toMatch(/"store_code" in \(\$\d+\)/);
});
