import { afterAll, beforeAll, expect, it } from "vitest";
import { compiledQuery } from "~/engine/database/compiled-query";
import type { Connection } from "~/engine/database/schema";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
let builds = 0;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const ordered = compiledQuery((db: Connection, low: string, high: string) => {
  builds += 1;
  return db
    .selectFrom("product")
    .select(["sku", "name"])
    .where("sku", ">=", low)
    .where("sku", "<=", high)
    .where("store_code", "=", "mpc");
});

it("is built once, and executed with the parameters of each call", async () => {
  const tag = await ordered(engine.db, "pet-tag", "pet-tag");
  const mug = await ordered(engine.db, "photo-mug", "photo-mug");
  expect([...tag, ...mug].map(({ sku }) => sku)).toEqual(["pet-tag", "photo-mug"]);
  expect(await ordered(engine.db, "photo-mug", "pet-tag")).toEqual([]);
  expect(builds).toBe(1);
});

it("reads what its transaction has written", async () => {
  const renaming = engine.db.transaction().execute(async (db) => {
    await db.updateTable("product").set({ name: "Renamed" }).where("sku", "=", "pet-tag").execute();
    expect(await ordered(db, "pet-tag", "pet-tag")).toMatchObject([{ name: "Renamed" }]);
    throw new Error("rolled back");
  });
  await expect(renaming).rejects.toThrow("rolled back");
  expect(await ordered(engine.db, "pet-tag", "pet-tag")).not.toMatchObject([{ name: "Renamed" }]);
});
