import { Kysely, sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { inMemory } from "~/engine/database/dialect";
import { prepareQuery } from "~/engine/database/prepare-query";
import type { Connection, Database } from "~/engine/database/schema";

const opened: Connection[] = [];
afterEach(() => Promise.all(opened.splice(0).map((db) => db.destroy())));

async function databaseWith(...carts: [id: string, store: string][]): Promise<Connection> {
  const db = new Kysely<Database>({ dialect: inMemory() });
  opened.push(db);
  await sql`create table cart (id text, store_code text)`.execute(db);
  for (const [id, store] of carts) await sql`insert into cart values (${id}, ${store})`.execute(db);
  return db;
}

test("a prepared query is built once for each database, and finds what belongs to its values", async () => {
  const build = vi.fn((db: Connection, values: { id: string; store: string }) =>
    db.selectFrom("cart").select("id").where("store_code", "=", values.store).where("id", "=", values.id),
  );
  const find = prepareQuery(build);
  const one = await databaseWith(["a", "mpc"], ["b", "mpc"], ["c", "other"]);
  const other = await databaseWith(["d", "mpc"]);
  expect(await find(one, { id: "a", store: "mpc" })).toEqual([{ id: "a" }]);
  expect(await find(one, { store: "mpc", id: "b" })).toEqual([{ id: "b" }]);
  expect(await find(one, { id: "c", store: "mpc" })).toEqual([]);
  expect(await find(one, { id: "' or 1 = 1 --", store: "mpc" })).toEqual([]);
  expect(await find(other, { id: "d", store: "mpc" })).toEqual([{ id: "d" }]);
  expect(build).toHaveBeenCalledTimes(2);
});

test("a prepared query sees what its transaction has written", async () => {
  const find = prepareQuery((db, values: { id: string }) =>
    db.selectFrom("cart").select("id").where("id", "=", values.id),
  );
  const db = await databaseWith();
  await find(db, { id: "a" });
  await db.transaction().execute(async (transaction) => {
    await sql`insert into cart values ('a', 'mpc')`.execute(transaction);
    expect(await find(transaction, { id: "a" })).toEqual([{ id: "a" }]);
  });
});
